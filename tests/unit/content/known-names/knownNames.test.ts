import fs from 'node:fs';
import path from 'node:path';
import {DefaultAdmonitionOptions} from '@docusaurus/mdx-loader/lib/remark/admonitions';
import type {LeafDirective} from 'mdast-util-directive';
import remarkDirective from 'remark-directive';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {directivesRule} from '../../../../checks/directives';
import {parsePage} from '../../../../checks/readPage';
import {remarkDiagrams} from '../../../../plugins/content/diagrams';
import {remarkErrorLookup} from '../../../../plugins/content/error-lookup';
import {remarkInstall} from '../../../../plugins/content/install-tabs';
import {COMPONENTS, componentProblems} from '../../../../plugins/content/known-names/components';
import {containerProblems} from '../../../../plugins/content/known-names/containers';
import {
  ADMONITIONS,
  LEAF_DIRECTIVES,
  directiveProblems,
} from '../../../../plugins/content/known-names/directives';
import {remarkKnownNames} from '../../../../plugins/content/known-names/remarkKnownNames';
import {variableProblems} from '../../../../plugins/content/known-names/variables';
import {remarkChanges} from '../../../../plugins/content/changes';
import {remarkCliReference, remarkPackageReference} from '../../../../plugins/content/plugin-reference';
import {remarkAssistant} from '../../../../plugins/site/upgrade-assistant';
import {remarkSupportPolicy} from '../../../../plugins/content/support-policy';
import requirements from '../../../../src/data/requirements.json';
import {ROOT} from '../../../support/fixtureSite';

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkDirective);

const said = (problems: ReturnType<typeof directiveProblems>): string[] =>
  problems.map(({line, column, message, hint}) => `${line}:${column}  ${message}  ${hint}`);

describe('a directive that no plugin handles', () => {
  const problemsIn = (markdown: string): string[] => said(directiveProblems(parser.parse(markdown)));

  it.each([
    ['::instal{packages="a"}', '1:1  No plugin handles the directive "::instal"  Did you mean ::install'],
    ['- x\n\n  ::diagramm', '3:3  No plugin handles the directive "::diagramm"  Did you mean ::diagram'],
    [':::warnin\na\n:::', '1:1  No plugin handles the directive ":::warnin"  Did you mean :::warning'],
    [
      ':::install\n:::',
      '1:1  No plugin handles the directive ":::install"  Write ::install on a line of its own',
    ],
    [
      'a :install{sync} b',
      '1:3  No plugin handles the directive ":install"  Write ::install on a line of its own',
    ],
    ['see a:xylo[b]', '1:6  No plugin handles the directive ":xylo"  Write \\: if you mean a colon'],
  ])('is found in %j', (markdown, problem) => {
    expect(problemsIn(markdown)).toEqual([problem]);
  });

  it('is listed beside those there are when none is near', () => {
    expect(problemsIn('::xylophone')).toEqual([
      expect.stringContaining('The directives are ::api-changes, ::cli-command, '),
    ]);
  });

  it.each([
    'localhost:3000 at 10:30, or http://[::1]:8080/a',
    'com.example:name:1.2.3, host:port, :smile:',
    '`:x[y]` and a\\:x[y]',
    '```\n::instal\n```',
    ':::note\nRead on.\n:::',
    '::install{packages="@capacitor/app"}',
  ])('is not seen in %j', (markdown) => {
    expect(problemsIn(markdown)).toEqual([]);
  });

  it('is a finding of the content check, but for the blocks that another rule judges', () => {
    const page = parsePage('docs/a.md', '::instal\n\n:::nope\na\n:::\n', {siteDir: ROOT, requirements});
    const findings = directivesRule.check([page], 'next', {siteDir: ROOT, requirements});
    expect(findings).toEqual([
      {
        file: 'docs/a.md',
        line: 1,
        column: 1,
        rule: 'directives',
        message: 'No plugin handles the directive "::instal"',
        hint: 'Did you mean ::install',
      },
    ]);
  });
});

describe('a block without its closing colons', () => {
  const problemsIn = (markdown: string): string[] =>
    said(containerProblems(parser.parse(markdown), markdown));
  const problem = (place: string, what: string): string =>
    `${place}  The block :::${what}  Write ::: on a line of its own where it ends`;

  it.each([
    [':::note\n\nText.\n\n## Next\n', problem('1:1', 'note is not closed')],
    ['Text.\n\n:::note', problem('3:1', 'note is not closed')],
    ['- a\n\n  :::note\n\n  b\n\n- c\n', problem('3:3', 'note is not closed')],
    [
      ':::note\n\na\n\n:::warning\n\nb\n\n:::\n',
      problem('1:1', 'note is not closed before :::warning on line 5'),
    ],
  ])('is found in %j', (markdown, found) => {
    expect(problemsIn(markdown)).toEqual([found]);
  });

  it.each([
    ':::note\n:::',
    ':::note\n\nText.\n\n:::  \n\n## Next\n',
    ':::note\r\n\r\nText.\r\n\r\n:::\r\n',
    '- a\n\n  :::note\n\n  b\n\n  :::\n\n- c\n',
    '> :::note\n> a\n> :::\n',
    '::::note\n\n:::warning\na\n:::\n\n::::\n',
    '```md\n:::note\n```',
    '::install{packages="a"}',
  ])('is not seen in %j', (markdown) => {
    expect(problemsIn(markdown)).toEqual([]);
  });
});

describe('an unknown component', () => {
  const problemsIn = (markdown: string): string[] => said(componentProblems(parser.parse(markdown)));

  it.each([
    ['<Tabz>\n</Tabz>', '1:1  There is no component <Tabz>  Did you mean <Tabs>'],
    ['a <Hiro.Big /> b', '1:3  There is no component <Hiro.Big>  Did you mean <Hero>'],
  ])('is found in %j', (markdown, problem) => {
    expect(problemsIn(markdown)).toEqual([problem]);
  });

  it('has the known ones beside it when none is near', () => {
    expect(problemsIn('Promise<Xylophones/>')).toEqual([
      expect.stringMatching(
        /^1:8 {2}There is no component <Xylophones> {2}Pages can use BridgeDiagram, .* write \\< if/,
      ),
    ]);
  });

  it.each([
    '<Tabs><TabItem value="a">b</TabItem></Tabs>',
    '<details><summary>a</summary></details>',
    "import Own from './own';\n\n<Own />",
    'export const Own = () => null;\n\n<Own.Part />',
    '`<Tabz>` and \\<Tabz>',
    '<>a</>',
  ])('is not seen in %j', (markdown) => {
    expect(problemsIn(markdown)).toEqual([]);
  });
});

describe('an unknown variable', () => {
  const problemsIn = (markdown: string): string[] => said(variableProblems(parser.parse(markdown)));

  it.each([
    [
      'Call {someVariable} now',
      '1:6  There is no variable {someVariable}  Write \\{someVariable} if you mean the text, or backticks around code',
    ],
    ['{frontMater.title}', '1:1  There is no variable {frontMater}  Did you mean {frontMatter}'],
    [
      '<Card title={heading} />',
      '1:1  There is no variable {heading}  Write \\{heading} if you mean the text, or backticks around code',
    ],
    [
      '{[1].map((n) => n + base)}',
      '1:1  There is no variable {base}  Write \\{base} if you mean the text, or backticks around code',
    ],
  ])('is found in %j', (markdown, problem) => {
    expect(problemsIn(markdown)).toEqual([problem]);
  });

  it.each([
    '{/* a comment */}',
    '{frontMatter.title} {props.children} {toc.length}',
    '{[1, 2].map((n) => Math.max(n, 1)).join()}',
    '{((a, {b, c: d}) => { const e = a; return [b, d, e]; })(1, {})}',
    'export const own = 1;\n\n{own} <Card {...own} title={{own: 2}.own} />',
    '`{someVariable}` \\{someVariable}',
  ])('is not seen in %j', (markdown) => {
    expect(problemsIn(markdown)).toEqual([]);
  });
});

test('a page with unknown names stops the build, with all of them in order', () => {
  const file = new VFile({path: '/site/docs/a.md', value: '<Tabz />\n\n::instal\n\nA {nope}.\n'});
  expect(() => remarkKnownNames({siteDir: '/site'})(parser.parse(file), file)).toThrow(
    [
      'docs/a.md:1:1  There is no component <Tabz>. Did you mean <Tabs>.',
      'docs/a.md:3:1  No plugin handles the directive "::instal". Did you mean ::install.',
      'docs/a.md:5:3  There is no variable {nope}. Write \\{nope} if you mean the text, or backticks around code.',
    ].join('\n'),
  );
});

describe('the names that are known', () => {
  it.each(LEAF_DIRECTIVES)('::%s is replaced or refused by a plugin', async (name) => {
    const directive: LeafDirective = {type: 'leafDirective', name, attributes: {}, children: []};
    const file = new VFile({path: path.join(ROOT, 'docs/cli/a.md'), value: `::${name}\n`});
    const tree = {type: 'root' as const, children: [directive]};
    const options = {siteDir: ROOT, requirements, phases: {}};
    const plugins = [
      remarkInstall,
      remarkPackageReference,
      remarkCliReference,
      remarkChanges,
      remarkErrorLookup,
      remarkAssistant,
      remarkDiagrams,
      remarkSupportPolicy,
    ];
    const run = async (): Promise<void> => {
      for (const plugin of plugins) await Promise.resolve(plugin(options)(tree, file));
    };
    const complaint = await run().then(
      () => undefined,
      ({message}: Error) => message,
    );
    expect(complaint ?? 'replaced').toMatch(
      tree.children.includes(directive) ? new RegExp(`^docs/cli/a\\.md:1:1 {2}::${name} `) : /^replaced$/,
    );
  });

  it('are the admonitions of Docusaurus', () => {
    expect([...DefaultAdmonitionOptions.keywords].sort()).toEqual(ADMONITIONS);
  });

  it('are the components that pages get', () => {
    const sources = [
      'src/theme/MDXComponents/index.tsx',
      'node_modules/@docusaurus/theme-classic/lib/theme/MDXComponents/index.js',
    ].map((file) => fs.readFileSync(path.join(ROOT, file), 'utf8'));
    const names = sources.flatMap((source) =>
      [...source.matchAll(/^ {2}([A-Z]\w+)\b/gm)].map(([, name]) => name),
    );
    expect(names.sort()).toEqual(COMPONENTS);
  });
});
