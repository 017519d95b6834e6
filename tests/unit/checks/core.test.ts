import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {judge} from '@site/packages/checks/checkSite';
import {checkVersion, countStale, type VersionTask} from '@site/packages/checks/checkVersion';
import {listPages, pageFile} from '@site/packages/checks/listPages';
import {docsVersions} from '@site/packages/pages/versions';
import {readOptions} from '@site/packages/checks/options';
import {offsetInBlock} from '@site/packages/checks/pageSource';
import {parsePage} from '@site/packages/checks/readPage';
import {formatAnnotations, formatFindings} from '@site/packages/checks/report';
import {Store} from '@site/packages/checks/store';
import type {CheckContext, DocPage, Finding, PageRule, SiteRule} from '@site/packages/checks/types';
import {watchPages} from '@site/packages/checks/watchPages';

const requirements = {nodeMin: {label: 'Node', source: 'test', values: {v7: '20.0.0'}}};

let siteDir: string;
let context: CheckContext;

beforeEach(() => {
  siteDir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'checks-')));
  context = {siteDir, requirements};
  write('versions.json', '["v7","v6"]');
  write('docs/index.md', '# Next\n');
  write('docs/_partial.md', 'no page');
  write('docs/README.md', 'no page');
  write('versioned_docs/version-v7/basics/a.md', 'word\n');
  write('versioned_docs/version-v7/b.mdx', 'other\n');
});

afterEach(() => fs.rmSync(siteDir, {recursive: true}));

function write(file: string, text: string): void {
  const absolute = path.join(siteDir, file);
  fs.mkdirSync(path.dirname(absolute), {recursive: true});
  fs.writeFileSync(absolute, text);
}

describe('the pages of a site', () => {
  it('are those that Docusaurus makes pages of', () => {
    expect(docsVersions(siteDir)).toEqual(['next', 'v7', 'v6']);
    expect(listPages(siteDir, 'next')).toEqual(['docs/index.md']);
    expect(listPages(siteDir, 'v7')).toEqual([
      'versioned_docs/version-v7/b.mdx',
      'versioned_docs/version-v7/basics/a.md',
    ]);
  });

  it('are found from where the writer stands', () => {
    const cwd = path.join(siteDir, 'versioned_docs/version-v7');
    expect(pageFile('basics/a.md', cwd, siteDir)).toBe('versioned_docs/version-v7/basics/a.md');
    expect(() => pageFile('basics/x.md', cwd, siteDir)).toThrow(
      'versioned_docs/version-v7/basics/x.md does not exist. Pages are in docs/ and versioned_docs/.',
    );
    expect(() => pageFile('versions.json', siteDir, siteDir)).toThrow(
      'versions.json is not a page. Pages are',
    );
  });
});

describe('a page', () => {
  const source = [
    '---',
    'title: Needs Node %req.nodeMin%',
    '---',
    '- In a list:',
    '',
    '  ```ts title="src/a.ts" continues {1}',
    '  // highlight-next-line',
    '  const node = "%req.nodeMin%";',
    '  ```',
    '',
    '```swift fragment',
    'let a = 1',
    '```',
    '',
  ].join('\n');

  it('has its tokens resolved in front matter and code, and its blocks in place', () => {
    const page = parsePage('versioned_docs/version-v7/basics/a.md', source, context);
    expect(page).toMatchObject({
      version: 'v7',
      path: 'basics/a.md',
      frontMatter: {title: 'Needs Node 20.0.0'},
    });
    expect(page.blocks).toEqual([
      {
        index: 0,
        lang: 'ts',
        title: 'src/a.ts',
        continues: true,
        fragment: false,
        code: '\nconst node = "20.0.0";',
        fenceLine: 6,
        indent: 2,
      },
      {
        index: 1,
        lang: 'swift',
        continues: false,
        fragment: true,
        code: 'let a = 1',
        fenceLine: 11,
        indent: 0,
      },
    ]);
    expect(offsetInBlock(page.blocks[0]!, 1 + 'const '.length)).toEqual({line: 8, column: 9});
  });

  it('that is no MDX says where', () => {
    expect(() => parsePage('docs/x.md', 'one\n\n<Tabs>\n', context)).toThrow(
      'docs/x.md:3:1  Expected a closing tag for `<Tabs>` (3:1-3:7)',
    );
  });
});

describe('the command line', () => {
  it('names versions and pages', () => {
    const options = {versions: [], files: [], watch: false};
    expect(readOptions(['--version', 'v7', '--version', 'next', '--watch'], ['next', 'v7'])).toEqual({
      ...options,
      versions: ['v7', 'next'],
      watch: true,
    });
    expect(readOptions(['--file', 'a.md', 'b.md'], ['next'])).toEqual({...options, files: ['a.md', 'b.md']});
  });

  it('is refused where it names what does not exist', () => {
    expect(() => readOptions(['--version', 'v9'], ['next', 'v7'])).toThrow(
      'There is no docs version "v9". The versions are next, v7.',
    );
    expect(() => readOptions(['--fix'], ['next'])).toThrow("Unknown option '--fix'");
  });
});

describe('the report', () => {
  const finding = (line: number, file = 'docs/a.md'): Finding => ({
    file,
    line,
    column: 3,
    rule: 'shell',
    message: 'There is no option "--x", 100% sure',
    hint: 'Did you mean "--y"',
  });

  it('groups the findings by file, in order', () => {
    expect(formatFindings([finding(9), finding(2, 'docs/b.md'), finding(4)], 3)).toBe(
      [
        'docs/a.md:4:3  shell  There is no option "--x", 100% sure  Did you mean "--y"',
        'docs/a.md:9:3  shell  There is no option "--x", 100% sure  Did you mean "--y"',
        '',
        'docs/b.md:2:3  shell  There is no option "--x", 100% sure  Did you mean "--y"',
        '',
        '3 pages checked: 3 findings in 2 pages.',
      ].join('\n'),
    );
    expect(formatFindings([], 1)).toBe('1 page checked: nothing found.');
  });

  it('is annotations in CI', () => {
    expect(formatAnnotations([finding(4)])).toBe(
      '::error file=docs/a.md,line=4,col=3,title=shell::There is no option "--x", 100%25 sure. Did you mean "--y".',
    );
  });
});

describe('checking a version', () => {
  const asked: string[] = [];
  const wordRule: PageRule = {
    name: 'word',
    inputs: ['words.txt'],
    check: (pages) => {
      asked.push(...pages.map(({file}) => file));
      return pages.flatMap((page) => (page.source.includes('word') ? [at(page)] : []));
    },
  };
  const lengthRule: SiteRule<number> = {
    name: 'length',
    inputs: [],
    collect: ({source}) => source.length,
    judge: () => [],
  };
  const at = ({file}: DocPage): Finding => ({
    file,
    line: 1,
    column: 1,
    rule: 'word',
    message: 'm',
    hint: 'h',
  });
  const task = (keys: Record<string, string> = {word: '1', length: '1'}): VersionTask => ({
    version: 'v7',
    files: listPages(siteDir, 'v7'),
    rules: {pageRules: [wordRule], siteRules: [lengthRule]},
    store: new Store(path.join(siteDir, '.cache'), 'v7', new Map(Object.entries(keys))),
  });

  beforeEach(() => asked.splice(0));

  async function run(keys?: Record<string, string>): ReturnType<typeof checkVersion> {
    const now = task(keys);
    const result = await checkVersion(now, context);
    now.store.save();
    return result;
  }

  it('asks each rule about each page once, until the page or the rule changes', async () => {
    const first = await run();
    expect(first.findings.map(({file}) => file)).toEqual(['versioned_docs/version-v7/basics/a.md']);
    expect(first.facts).toEqual({
      length: [
        {file: 'versioned_docs/version-v7/b.mdx', version: 'v7', facts: 6},
        {file: 'versioned_docs/version-v7/basics/a.md', version: 'v7', facts: 5},
      ],
    });
    expect(asked).toHaveLength(2);

    expect(await run()).toEqual(first);
    expect(asked).toHaveLength(2);

    write('versioned_docs/version-v7/b.mdx', 'a word\n');
    expect(countStale(task(), context)).toBe(1);
    expect((await run()).findings).toHaveLength(2);
    expect(asked.slice(2)).toEqual(['versioned_docs/version-v7/b.mdx']);

    await run({word: '2', length: '1'});
    expect(asked).toHaveLength(5);
  });

  it('finds a page that is no MDX every time, and checks the others', async () => {
    write('versioned_docs/version-v7/b.mdx', 'one {two\n');
    const expectBoth = async (): Promise<void> => {
      const {findings, facts} = await run();
      expect(findings.map(({file, rule, line}) => `${file}:${line} ${rule}`)).toEqual([
        'versioned_docs/version-v7/b.mdx:1 mdx',
        'versioned_docs/version-v7/basics/a.md:1 word',
      ]);
      expect(facts.length).toHaveLength(1);
    };
    await expectBoth();
    await expectBoth();
  });

  it.each([
    [
      'a quote that is not closed',
      '---\ntitle: A\ndescription: "Start it\n---\n',
      '3:14  The front matter is not valid YAML: the quotation mark is not closed on its line  Close the value with the same quotation mark',
    ],
    [
      'a quote that the next field closes',
      '---\ntitle: "A\ndescription: "Start"\n---\n',
      '2:8  The front matter is not valid YAML: the quotation mark is not closed on its line  Close the value with the same quotation mark',
    ],
    [
      'a colon in a value',
      '---\ntitle: A: b\n---\n',
      '2:8  The front matter is not valid YAML: Nested mappings are not allowed in compact mappings  Put a value with special characters in quotation marks',
    ],
    [
      'a field twice',
      '---\ntitle: A\ntitle: B\n---\n',
      '3:1  The front matter is not valid YAML: Map keys must be unique  Put a value with special characters in quotation marks',
    ],
    [
      'an asterisk that starts a value',
      '---\ntitle: *A\n---\n',
      '2:8  The front matter is not valid YAML: nothing is called "A" here  Put a value with special characters in quotation marks',
    ],
    [
      'front matter without fields',
      '---\nCamera\n---\n',
      '2:1  The front matter has no fields  Write each field on its line, such as title: Camera',
    ],
    ['an empty file', '\n', '1:1  The page is empty  Write the page or delete the file'],
    [
      'a tag that is not closed',
      'one\n\n<Tabs>\n',
      '3:1  Expected a closing tag for `<Tabs>` (3:1-3:7)  Fix the Markdown so that it is valid MDX',
    ],
    [
      'another encoding',
      Buffer.from('one\ncaf\xe9\n', 'latin1'),
      '2:4  The file is not valid UTF-8  Save it with the encoding UTF-8',
    ],
    [
      'UTF-16',
      Buffer.from('one\n', 'utf16le'),
      '1:2  The file is not valid UTF-8  Save it with the encoding UTF-8',
    ],
    [
      'aliases that multiply',
      `---\na: &a [x, x, x, x, x, x, x, x, x, x]\nb: &b [${'*a, '.repeat(20)}]\nc: [${'*b, '.repeat(20)}]\n---\n`,
      '2:1  The front matter is not valid YAML: Excessive alias count indicates a resource exhaustion attack  Write out the values instead of repeating them with *',
    ],
  ])('finds %s, and checks the other pages', async (_what, text, expected) => {
    fs.writeFileSync(path.join(siteDir, 'versioned_docs/version-v7/b.mdx'), text);
    const {findings, facts} = await run();
    expect(findings.map(({line, column, message, hint}) => `${line}:${column}  ${message}  ${hint}`)).toEqual(
      [expected, '1:1  m  h'],
    );
    expect(facts.length).toHaveLength(1);
  });

  it('reads anchors and aliases in front matter', () => {
    const source = '---\ntitle: &name Camera\ndescription: *name\nkeywords: &all [*name]\ntags: *all\n---\n';
    expect(parsePage('docs/x.md', source, context).frontMatter).toEqual({
      title: 'Camera',
      description: 'Camera',
      keywords: ['Camera'],
      tags: ['Camera'],
    });
    const endless = parsePage('docs/x.md', '---\ntitle: &all [*all]\n---\n', context).frontMatter.title;
    expect((endless as unknown[])[0]).toBe(endless);
  });

  it('finds a page that cannot be opened, and checks the others', async () => {
    fs.mkdirSync(path.join(siteDir, 'versioned_docs/version-v7/folder.md'));
    const {findings} = await run();
    expect(findings.map(({file, rule, message}) => `${file} ${rule} ${message}`)).toEqual([
      "versioned_docs/version-v7/folder.md mdx The file can't be opened: EISDIR: illegal operation on a directory, read",
      'versioned_docs/version-v7/basics/a.md word m',
    ]);
  });

  it.each([
    ['on one page', (file: string) => file.endsWith('b.mdx'), 'b.mdx', 'this page'],
    ['on every page', () => true, 'b.mdx', 'this page and 2 more'],
  ])('turns an exception of a rule %s into a finding', async (_where, fails, first, where) => {
    write('versioned_docs/version-v7/c.md', 'a word\n');
    const throwing: PageRule = {
      name: 'throwing',
      inputs: [],
      check: (pages) => {
        for (const {file} of pages) if (fails(file)) throw new TypeError('x is not\niterable.');
        return pages.map(at);
      },
    };
    const now = task({word: '1', throwing: '1', length: '1'});
    const runOnce = async (): Promise<string[]> => {
      const {findings} = await checkVersion(
        {...now, rules: {...now.rules, pageRules: [wordRule, throwing]}},
        context,
      );
      return formatFindings(findings, 3).split('\n');
    };
    const expected = [
      `versioned_docs/version-v7/${first}:1:1  throwing  The rule "throwing" could not check ${where}: x is not iterable  ` +
        'Fix the rule, because no page may make it fail. With CHECK_CONTENT_STACK=1, the check prints the stack',
      'versioned_docs/version-v7/basics/a.md:1:1  word  m  h',
      'versioned_docs/version-v7/c.md:1:1  word  m  h',
    ];
    expect(await runOnce()).toEqual(expect.arrayContaining(expected));
    // The exception isn't kept as a result.
    expect(await runOnce()).toEqual(expect.arrayContaining(expected));
  });

  it('keeps what a rule finds page by page if it fails on several pages together', async () => {
    const together: PageRule = {
      name: 'together',
      inputs: [],
      check: (pages) => {
        if (pages.length > 1) throw new Error('The pages disagree');
        return pages.map(at);
      },
    };
    const now = task({together: '1'});
    const {findings} = await checkVersion({...now, rules: {pageRules: [together], siteRules: []}}, context);
    expect(findings.map(({file, message}) => `${path.basename(file)} ${message}`)).toEqual([
      'b.mdx The rule "together" could not check this page: The pages disagree',
      'b.mdx m',
      'a.md m',
    ]);
  });

  it('turns exceptions of a site rule into findings, and judges the other pages together', async () => {
    write('versioned_docs/version-v7/c.md', 'collect\n');
    write('versioned_docs/version-v7/d.md', 'judge\n');
    const throwing: SiteRule<string> = {
      name: 'site',
      inputs: [],
      collect: ({source}) => {
        if (source.includes('collect')) throw new Error('No facts');
        return source;
      },
      judge: (pages) => {
        if (pages.some(({facts}) => facts.includes('judge'))) throw new Error('No verdict');
        return [
          {file: pages[0]!.file, line: 1, column: 1, rule: 'site', message: `${pages.length}`, hint: 'h'},
        ];
      },
    };
    const rules = {pageRules: [wordRule], siteRules: [throwing]};
    const result = await checkVersion({...task({word: '1', site: '1'}), rules}, context);
    const findings = [...result.findings, ...(await judge(rules, [result], context))];
    expect(findings.map(({file, rule, message}) => `${path.basename(file)} ${rule} ${message}`)).toEqual([
      'c.md site The rule "site" could not check this page: No facts',
      'a.md word m',
      'd.md site The rule "site" could not check this page: No verdict',
      'b.mdx site 2',
    ]);
  });

  it('prints the stack of an exception if the environment asks for it', async () => {
    const throwing: PageRule = {
      name: 'throwing',
      inputs: [],
      check: () => {
        throw new Error('No verdict');
      },
    };
    const print = jest.spyOn(console, 'error').mockImplementation();
    process.env.CHECK_CONTENT_STACK = '1';
    try {
      const rules = {pageRules: [throwing], siteRules: []};
      await checkVersion({...task({throwing: '1'}), rules}, context);
      expect(print).toHaveBeenCalledWith(expect.stringMatching(/^Error: No verdict\n +at .*core\.test\.ts/));
    } finally {
      delete process.env.CHECK_CONTENT_STACK;
      print.mockRestore();
    }
  });

  it('survives a broken store', async () => {
    write('.cache/v7.json', '{"word": {');
    expect((await run()).findings).toHaveLength(1);
  });
});

describe('watching', () => {
  it('reports a page once it was written', async () => {
    const controller = new AbortController();
    const changed = new Promise<readonly string[]>((resolve) =>
      watchPages(siteDir, resolve, controller.signal),
    );
    write('versioned_docs/version-v7/basics/a.md', 'new\n');
    await expect(changed).resolves.toEqual(['versioned_docs/version-v7/basics/a.md']);
    controller.abort();
  });
});
