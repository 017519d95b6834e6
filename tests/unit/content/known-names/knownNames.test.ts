import fs from 'node:fs';
import path from 'node:path';
import {DefaultAdmonitionOptions} from '@docusaurus/mdx-loader/lib/remark/admonitions';
import type {Root} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';
import remarkDirective from 'remark-directive';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {directivesRule} from '../../../../packages/checks/directives';
import {parsePage} from '../../../../packages/checks/readPage';
import {remarkDiagrams} from '../../../../plugins/content/diagrams';
import {remarkErrorLookup} from '../../../../plugins/content/error-lookup';
import {remarkInstall} from '../../../../plugins/content/install-tabs';
import {componentProblems} from '../../../../packages/pages/known-names/components';
import {containerProblems} from '../../../../packages/pages/known-names/containers';
import {directiveProblems} from '../../../../packages/pages/known-names/directives';
import known from '../../../../packages/pages/known-names/names.json';
import {remarkKnownNames} from '../../../../plugins/content/known-names';
import {remarkChanges} from '../../../../plugins/content/changes';
import {remarkCliReference, remarkPackageReference} from '../../../../plugins/content/plugin-reference';
import {remarkAssistant} from '../../../../plugins/site/upgrade-assistant';
import {remarkDeadlines} from '../../../../plugins/content/deadlines';
import {remarkSupportPolicy} from '../../../../plugins/content/support-policy';
import requirements from '../../../../src/data/requirements.json';
import {ROOT} from '../../../support/fixtureSite';

const PLUGINS = [
  remarkInstall,
  remarkPackageReference,
  remarkCliReference,
  remarkChanges,
  remarkErrorLookup,
  remarkAssistant,
  remarkDeadlines,
  remarkDiagrams,
  remarkSupportPolicy,
];

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkDirective);

const CHECKS = {
  directive: (tree: Root) => directiveProblems(tree),
  'closing colon': containerProblems,
  component: componentProblems,
};
type Kind = keyof typeof CHECKS;

const problemsIn = (kind: Kind, markdown: string): string[] =>
  CHECKS[kind](parser.parse(markdown), markdown).map(
    ({line, column, message, hint}) => `${line}:${column}  ${message}  ${hint}`,
  );
const notClosed = (place: string, where = ''): string =>
  `${place}  The block :::note is not closed${where}  Write ::: on a line of its own where it ends`;

it.each<[Kind, string, string | RegExp]>([
  [
    'directive',
    '::instal{packages="a"}',
    '1:1  No plugin handles the directive "::instal"  Did you mean ::install',
  ],
  [
    'directive',
    '- x\n\n  ::diagramm',
    '3:3  No plugin handles the directive "::diagramm"  Did you mean ::diagram',
  ],
  [
    'directive',
    ':::warnin\na\n:::',
    '1:1  No plugin handles the directive ":::warnin"  Did you mean :::warning',
  ],
  ['directive', ':::install\n:::', /^1:1 {2}.* ":::install" {2}Write ::install on a line of its own$/],
  ['directive', 'a :install{sync} b', /^1:3 {2}.* ":install" {2}Write ::install on a line of its own$/],
  [
    'directive',
    'see a:xylo[b]',
    '1:6  No plugin handles the directive ":xylo"  Write \\: if you mean a colon',
  ],
  ['directive', '::xylophone', /The directives are ::api-changes, ::cli-command, /],
  ['closing colon', ':::note\n\nText.\n\n## Next\n', notClosed('1:1')],
  ['closing colon', 'Text.\n\n:::note', notClosed('3:1')],
  ['closing colon', '- a\n\n  :::note\n\n  b\n\n- c\n', notClosed('3:3')],
  [
    'closing colon',
    ':::note\n\na\n\n:::warning\n\nb\n\n:::\n',
    notClosed('1:1', ' before :::warning on line 5'),
  ],
  ['component', '<Tabz>\n</Tabz>', '1:1  There is no component <Tabz>  Did you mean <Tabs>'],
  ['component', 'a <Hiro.Big /> b', '1:3  There is no component <Hiro.Big>  Did you mean <Hero>'],
  [
    'component',
    'Promise<Xylophones/>',
    /^1:8 {2}There is no component <Xylophones> {2}Pages can use .* write \\< if/,
  ],
])('an unknown or missing %s is found in %j', (kind, markdown, problem) => {
  const expected = typeof problem === 'string' ? problem : (expect.stringMatching(problem) as unknown);
  expect(problemsIn(kind, markdown)).toEqual([expected]);
});

it.each<[Kind, string]>([
  ['directive', 'localhost:3000 at 10:30, or http://[::1]:8080/a'],
  ['directive', 'com.example:name:1.2.3, host:port, :smile:'],
  ['directive', '`:x[y]` and a\\:x[y]'],
  ['directive', '```\n::instal\n```'],
  ['directive', ':::note\nRead on.\n:::'],
  ['directive', '::install{packages="@capacitor/app"}'],
  ['closing colon', ':::note\n:::'],
  ['closing colon', ':::note\n\nText.\n\n:::  \n\n## Next\n'],
  ['closing colon', ':::note\r\n\r\nText.\r\n\r\n:::\r\n'],
  ['closing colon', '- a\n\n  :::note\n\n  b\n\n  :::\n\n- c\n'],
  ['closing colon', '> :::note\n> a\n> :::\n'],
  ['closing colon', '::::note\n\n:::warning\na\n:::\n\n::::\n'],
  ['closing colon', '```md\n:::note\n```'],
  ['closing colon', '::install{packages="a"}'],
  ['component', '<Tabs><TabItem value="a">b</TabItem></Tabs>'],
  ['component', '<details><summary>a</summary></details>'],
  ['component', '`<Tabz>` and \\<Tabz>'],
  ['component', '<>a</>'],
])('no unknown or missing %s is seen in %j', (kind, markdown) => {
  expect(problemsIn(kind, markdown)).toEqual([]);
});

test('an unknown directive is a finding of the content check, but for the blocks that another rule judges', async () => {
  const page = parsePage('docs/a.md', '::instal\n\n:::nope\na\n:::\n', {siteDir: ROOT, requirements});
  const findings = await directivesRule.check([page], 'next', {siteDir: ROOT, requirements});
  const message = 'No plugin handles the directive "::instal"';
  expect(findings).toEqual([
    {file: 'docs/a.md', line: 1, column: 1, rule: 'directives', message, hint: 'Did you mean ::install'},
  ]);
});

test('a page with unknown names stops the build, with all of them in order', () => {
  const file = new VFile({path: '/site/docs/a.md', value: '<Tabz />\n\n::instal\n\nA {nope}.\n'});
  expect(() => remarkKnownNames({siteDir: '/site'})(parser.parse(file), file)).toThrow(
    [
      'docs/a.md:1:1  There is no component <Tabz>. Did you mean <Tabs>.',
      'docs/a.md:3:1  No plugin handles the directive "::instal". Did you mean ::install.',
      "docs/a.md:5:3  {nope} is code, and a page can't contain any. Write \\{ if you mean the character, or backticks around code.",
    ].join('\n'),
  );
});

describe('the names that are known', () => {
  it.each(known.directives)('::%s is replaced or refused by a plugin', async (name) => {
    // Plugins refuse an unknown attribute before they do anything.
    const directive: LeafDirective = {type: 'leafDirective', name, attributes: {nothing: ''}, children: []};
    const file = new VFile({path: path.join(ROOT, 'docs/cli/a.md'), value: `::${name}\n`});
    const tree: Root = {type: 'root', children: [directive]};
    const options = {siteDir: ROOT, requirements, deadlines: [], phases: {}};
    const run = async (): Promise<string> => {
      for (const plugin of PLUGINS) await Promise.resolve(plugin(options)(tree, file));
      return tree.children.includes(directive) ? 'kept' : 'replaced';
    };
    const outcome = await run().catch(({message}: Error) => message);
    expect(outcome).toMatch(new RegExp(`^(?:replaced$|docs/cli/a\\.md:1:1 {2}::${name} )`));
  });

  it('are the admonitions of Docusaurus', () => {
    expect([...DefaultAdmonitionOptions.keywords].sort()).toEqual(known.admonitions);
  });

  it('are the components that pages get', () => {
    const sources = [
      'src/theme/MDXComponents/index.tsx',
      'node_modules/@docusaurus/theme-classic/lib/theme/MDXComponents/index.js',
    ].map((file) => fs.readFileSync(path.join(ROOT, file), 'utf8'));
    const names = sources.flatMap((source) =>
      [...source.matchAll(/^ {2}([A-Z]\w+)\b/gm)].map(([, name]) => name),
    );
    expect(names.sort()).toEqual(known.components);
  });
});
