import fs from 'node:fs';
import path from 'node:path';
import {remarkParseCache} from '@site/plugins/build/parse-cache';
import {splitSections} from '@site/plugins/build/parse-cache/splitSections';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

const stock = () =>
  unified().use(remarkParse).use(remarkMdx).use(remarkFrontmatter).use(remarkDirective).use(remarkGfm);
const parser = stock().use(remarkParseCache);

/** Trees as data: acorn's nodes have their own class. */
const plain = (tree: Root): unknown => JSON.parse(JSON.stringify(tree));
const parseBoth = (text: string): [unknown, unknown] => [
  plain(parser.parse(text)),
  plain(stock().parse(text)),
];
const titles = (text: string): string[] | undefined =>
  splitSections(text)?.map((section) => section.text.split('\n')[0] ?? '');

describe('the tree is that of the whole page', () => {
  const pages: Readonly<Record<string, string>> = {
    'several sections': 'Text.\n\n# One\n\nA *b*\n\n## Two\n\n- c\n\n  d\n',
    'front matter with a comment': '---\n# comment\ntitle: x\n---\n\nText\n\n## Two\n\ntext\n',
    'a heading after a list and a quote': '- a\n- b\n# One\n> q\n# Two\n',
    'number signs in code':
      '# One\n\n```bash\n# no heading\n```\n\n- a\n  ~~~\n# ends the list\n~~~\n# no heading\n~~~\n',
    'code in code': '# One\n\n````md\n```\n# no\n```\n# no\n````\n\n# Two\n',
    'a fence in a quote': '# One\n\n> ```\n> # no\n> ```\n\n# Two\n',
    'code in a line that looks like a fence': '# One\n\n```a``` b\n\n# Two\n',
    'a directive of several sections': '# One\n\n:::note[T]\n\ntext\n\n## In it\n\ntext\n\n:::\n\n# Two\n',
    'directives in directives': '# One\n\n::::note\n\n:::tip\n\n## a\n\n:::\n\n## b\n\n::::\n\n# Two\n',
    'an element of several sections': '# One\n\n<div>\n\n## In it\n\n</div>\n\n# Two\n',
    JavaScript:
      'import a from "b"\n\n# One {1 + 1}\n\n# Two\n\n<A b={[/x/g, "c"]} {...d} /> {/* e */}\n\n# Three\n',
    'a definition': '# One\n\n[a] and [^1]\n\n# Two\n\n[a]: https://example.com\n\n[^1]: note\n',
    'lines that end as in Windows': '---\r\ntitle: x\r\n---\r\n\r\n# One\r\n\r\ntext\r\n\r\n# Two\r\n',
    'no heading': 'Text.\n',
    nothing: '',
  };

  test.each(Object.entries(pages))('%s', (_name, text) => {
    const [ours, theirs] = parseBoth(text);
    expect(ours).toEqual(theirs);
    // From what is kept as well, elsewhere in a page.
    const [moved, theirsMoved] = parseBoth(text.startsWith('---') ? text : `Before.\n\n${text}`);
    expect(moved).toEqual(theirsMoved);
  });

  // Docusaurus prepares pages before they are parsed, so a page may hold what MDX alone refuses.
  test('real pages', () => {
    const outcome = (parse: () => Root): unknown => {
      try {
        return plain(parse());
      } catch (error) {
        return String(error);
      }
    };
    const pages = fs
      .readdirSync('docs/getting-started')
      .map((name) => path.join('docs/getting-started', name));
    expect(pages.length).toBeGreaterThan(3);
    for (const page of pages) {
      const text = fs.readFileSync(page, 'utf8');
      expect([page, outcome(() => parser.parse(text))]).toEqual([page, outcome(() => stock().parse(text))]);
    }
  });
});

test('an error names its place in the page', () => {
  let thrown: unknown;
  try {
    parser.parse('# One\n\n# Two\n\ntext <div\n');
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toMatchObject({place: {line: 5}});
});

test('what a page does with its tree does not reach the next page', () => {
  const [first] = parser.parse('# One\n\n# Two\n').children;
  if (first?.type === 'heading') first.children = [];
  expect(plain(parser.parse('# One\n\n# Two\n'))).toEqual(plain(stock().parse('# One\n\n# Two\n')));
});

test('a section is parsed once', () => {
  let parsed = 0;
  const counting = unified()
    .use(remarkParse)
    .use(function count() {
      const {parser: parse} = this;
      this.parser = (text, file) => {
        parsed++;
        if (!parse) throw new Error('no parser');
        return parse(text, file);
      };
    })
    .use(remarkParseCache);
  for (const text of ['# One\n\n# Two\n', '# Two\n', 'New.\n\n# Two\n']) counting.parse(text);
  expect(parsed).toBe(3);
});

describe('where pages are cut', () => {
  test('at headings, not in fences, directives and front matter', () => {
    const text = '---\n# a\n---\n\n# One\n```\n# b\n```\n:::note\n## c\n:::\n## Two\n';
    expect(titles(text)).toEqual(['---', '# One', '## Two']);
  });

  test('nowhere, when the page has definitions outside of code', () => {
    expect(titles('# One\n\n[a]: b\n\n# Two\n')).toBeUndefined();
    expect(titles('# One\n\n```ts\n[key: string]: b\n[a]: b\n```\n\n# Two\n')).toHaveLength(2);
  });
});
