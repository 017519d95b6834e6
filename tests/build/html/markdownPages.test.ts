import fs from 'node:fs';
import path from 'node:path';
import {withErrorParts} from '../../../plugins/lib/errorParts';
import {articleOf} from '../../../plugins/lib/fragments';
import {filesIn} from '../../support/builtPages';
import {RELEASED} from '../../../src/data/versions';
import {PUBLIC_ORIGIN} from '../../support/sitePages';
import {ROOT} from '../../support/fixtureSite';

/** The docs of the built site, as HTML and as Markdown. */
const BUILD = path.join(ROOT, 'build');

/** What the Markdown leaves out, because it only works or makes sense on the page. */
const LEFT_OUT = [
  /<details class="menu-box page-menu.*?<\/details>/gs,
  /<(form|template|button|nav|svg|fieldset|label|style|script)\b.*?<\/\1>/gs,
  /<(div|p) (?:class="?(?:section-label|plugin-count|plugin-none|error-lookup__none)|role="?status).*?<\/\1>/gs,
  // The labels of lists that Markdown shows open.
  /<span class="?also.*?<\/span>/gs,
  /(?<=<\/a><details>)<summary>(?:<span id=[^>]*><\/span>)*\d+ more wordings?<\/summary>/g,
  /(?<=<div class="members folded"><details>)<summary>[^<]*<\/summary>/g,
  /<div class="?properties.*?<\/dl>(?:<\/details>)?<\/div>/gs,
  // The types of options and results, which signatures have.
  /<div class="?part"?><b>[^<]*<\/b>\s*<code\b(?:(?!<\/code>).)*<\/code>\s*<\/div>/gs,
  // The list of what errors there are besides, whose label is a link in Markdown.
  /(?<=<div class="members other-errors"><details><summary>[^<]*<\/summary>)<ul[^>]*>.*?<\/ul>/gs,
  // The number of messages in a row.
  /<summary><span class="?error-count.*?<\/summary>/g,
  // The upgrade assistant: what its page says without it comes next.
  /<div class="?ua[" >].*?(?=<h2 [^>]*without-the-assistant)/gs,
  /<a [^>]*hash-link.*?<\/a>/gs,
];
/** What the Markdown adds: fences of code, numbers of lists, addresses of links, and words for chips and pictures. */
const ADDED =
  /^---\n[^]*?\n---\n|^[\s>]*`{3,}.*$|^[\s>-]*\d+[.)] |\]\((?:<[^>]*>|[^)\s]*)(?: "")?\)|^[\s-]*Platforms: |^_Diagram: /gm;
/** Elements that are only for looks, so that a word may go on across their tags. */
const LOOKS = /<\/?(?:span|wbr)\b(?:"[^"]*"|[^">])*>/g;
const TAGS = /<!--.*?-->|<(?:"[^"]*"|[^>"])*>/gs;

const ENTITIES: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' '};

function decoded(html: string): string {
  return html.replaceAll(
    /&(?:#x([\da-f]+)|#(\d+)|(amp|lt|gt|quot|nbsp));/gi,
    (_, hex?: string, dec?: string, name = '') =>
      (hex ?? dec)
        ? String.fromCodePoint(hex ? parseInt(hex, 16) : Number(dec))
        : (ENTITIES[name as string] ?? ''),
  );
}

/** Returns the words of a text, which are what remains of it in every format. */
function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function wordsOfHtml(article: string): string[] {
  const kept = LEFT_OUT.reduce((text, part) => text.replaceAll(part, ' '), article);
  return wordsOf(decoded(kept.replaceAll(LOOKS, '').replaceAll(TAGS, ' ')));
}

function wordsOfMarkdown(markdown: string): string[] {
  return wordsOf(markdown.replaceAll(ADDED, ' ').replaceAll(/&#x[\da-f]+;/gi, ' '));
}

/** Returns the words around the first one that differs between an article and its Markdown, if one does. */
function difference(article: string, markdown: string): {html: string; markdown: string} | undefined {
  const [html, written] = [wordsOfHtml(article), wordsOfMarkdown(markdown)];
  const length = Math.max(html.length, written.length);
  const at = Array.from({length}).findIndex((_, index) => html[index] !== written[index]);
  if (at === -1) return undefined;
  const around = (words: readonly string[]): string => words.slice(Math.max(0, at - 5), at + 5).join(' ');
  return {html: around(html), markdown: around(written)};
}

/** A doc with its Markdown files, and their text without the lines that only they have. */
type BuiltDoc = {
  readonly file: string;
  readonly article: string;
  readonly files: readonly string[];
  readonly markdown: string;
};

/** The lines below the front matter of each file: the texts of the version, and the other files of the page. */
const LINES = /^(---\n[^]*?\n---\n\n)> .*llms\.txt.*\n\n(?:(?:> - .*\n)+\n)?/;

/** Returns the text of a page's Markdown files, which have the same front matter but for the number of the file. */
function textOf(files: readonly string[]): string {
  const [first = '', ...others] = files.map((file) => file.replace(LINES, '$1'));
  const rest = others.map((file) => file.replace(/^---\n[^]*?\n---\n\n/, ''));
  return [first.replace(/^part: .*\n/m, ''), ...rest].join('\n');
}

/** An item of a list of errors that leads to the file of a plugin or a tool. */
const SECTION = /^- \[.*\]\(\S+?\/errors(\/[^)]+)\.md\)\n/gm;

/** Returns the Markdown files of the page in `file`. Those of a list of errors take the place of the links to them. */
function markdownOf(file: string): string[] {
  const page = file.replace(/\.html$/, '');
  const files = filesFrom(page);
  if (!page.endsWith('errors')) return files;
  const [first = ''] = files;
  const sections = [...first.matchAll(SECTION)].flatMap(([, name = '']) => filesFrom(page + name));
  return [first.replaceAll(SECTION, '').replace(/\n\n$/, '\n'), ...sections];
}

/** Returns a Markdown file, which says how many there are, and the others. */
function filesFrom(name: string): string[] {
  const read = (end: string): string => fs.readFileSync(path.join(BUILD, name + end), 'utf8');
  const first = read('.md');
  const count = Number(/^part: 1 of (\d+)$/m.exec(first)?.[1] ?? 1);
  return [first, ...Array.from({length: count - 1}, (_, i) => read(`-part-${i + 2}.md`))];
}

let docs: BuiltDoc[];
beforeAll(() => {
  docs = filesIn(BUILD, '.html').flatMap((file) => {
    const html = withErrorParts(fs.readFileSync(path.join(BUILD, file), 'utf8'), BUILD, '/docs/');
    if (!html.includes('theme-doc-markdown')) return [];
    const files = markdownOf(file);
    return [{file, article: articleOf(html, file), files, markdown: textOf(files)}];
  });
  expect(docs.length).toBeGreaterThan(500);
});

test('every doc is there as Markdown, with all of its words in the same order', () => {
  const wrong = docs.flatMap(({file, article, markdown}) => {
    const found = difference(article, markdown);
    return found ? [{file, ...found}] : [];
  });
  expect(wrong.slice(0, 20)).toEqual([]);
});

describe('the comparison of words notices', () => {
  const ARTICLE =
    '<p>Take a <em>photo</em> and</p><pre><code><span>const</span> a = 1;</code></pre><p>keep it.</p>';
  const MARKDOWN = '---\ntitle: A\n---\n\nTake a _photo_ and\n\n```ts\nconst a = 1;\n```\n\nkeep it.\n';

  test('nothing where there is nothing', () => {
    expect(difference(ARTICLE, MARKDOWN)).toBeUndefined();
  });

  test.each([
    ['a word that is missing', MARKDOWN.replace('_photo_ ', '')],
    ['a line of code that is missing', MARKDOWN.replace('const a = 1;\n', '')],
    ['an end that is missing', MARKDOWN.replace('keep it.', '')],
    ['words that have become one', MARKDOWN.replace('Take a', 'Takea')],
    ['words in another order', MARKDOWN.replace('keep it', 'it keep')],
    ['a word that the page does not have', `${MARKDOWN}more\n`],
  ])('%s', (_what, markdown) => {
    expect(markdown).not.toBe(MARKDOWN);
    expect(difference(ARTICLE, markdown)).toBeDefined();
  });
});

/** Returns a page's Markdown without its code, in which nothing is a link or an element. */
function proseOf(markdown: string): string {
  return markdown
    .replaceAll(/^( *)(?:> )*(`{3,})[^\n]*\n[^]*?^ *(?:> )*\2 *$/gm, 'code')
    .replaceAll(/(?<!`)(`+)(?!`)(?:.*?[^`])??\1(?!`)/gs, 'code');
}

/** Returns the addresses of a page's links and pictures. */
function addressesIn(markdown: string): string[] {
  return [...proseOf(markdown).matchAll(/\]\(<?([^)>\s]*)/g)].map((match) => match[1] ?? '');
}

test('every Markdown file begins with its title, version, address and date', () => {
  const wrong = docs.filter(
    ({file, markdown}) =>
      !new RegExp(
        `^---\\ntitle: .+\\nversion: v\\d+( latest| unreleased)?\\nurl: ${PUBLIC_ORIGIN}/docs/${addressOf(file)}\\nupdated: \\d{4}-\\d\\d-\\d\\d\\n---\\n\\n# .`,
      ).test(markdown),
  );
  expect(wrong.map(({file, markdown}) => [file, markdown.slice(0, 200)])).toEqual([]);
});

/** Returns the address of a page below the base URL, without an extension. */
function addressOf(file: string): string {
  return file.replace(/(?:^index)?\.html$/, '');
}

test('every Markdown file leads to the texts of its version, and is short enough for assistants', () => {
  const wrong = docs.flatMap(({file, files}) => {
    const version = /^(?:next|v\d)(?=[/.])/.exec(file)?.[0];
    const root = `${PUBLIC_ORIGIN}/docs/${version === undefined ? '' : `${version}/`}`;
    return files.filter(
      (text) =>
        !LINES.test(text) || !text.slice(0, 1000).includes(`](${root}llms.txt)`) || text.length > 50_000,
    );
  });
  expect(wrong.map((text) => text.slice(0, 400))).toEqual([]);
  const names = new Set(docs.flatMap(({file, files}) => (files.length > 1 ? [file] : [])));
  expect(names.has('errors.html')).toBe(true);
});

test('every page leads to the index of its version, and the index to those of the other versions', () => {
  const indexes = ['', 'next/', ...RELEASED.slice(1).map((name) => `${name}/`)];
  const wrong = docs.filter(({file}) => {
    const own = indexes.findLast(
      (prefix) => file.startsWith(prefix) || file === `${prefix.slice(0, -1)}.html`,
    );
    const html = fs.readFileSync(path.join(BUILD, file), 'utf8');
    return html.split(`/docs/${own}llms.txt`).length !== 3;
  });
  expect(wrong.map(({file}) => file)).toEqual([]);
  for (const prefix of indexes) {
    const text = fs.readFileSync(path.join(BUILD, prefix, 'llms.txt'), 'utf8');
    const links = [...text.matchAll(/^- \[Capacitor v\d\]\((\S+)\): \w.*/gm)].map((match) => match[1]);
    const others = indexes.filter((other) => other !== prefix);
    expect(links.sort()).toEqual(others.map((other) => `${PUBLIC_ORIGIN}/docs/${other}llms.txt`).sort());
  }
});

test('links in Markdown are absolute, and those to docs lead to Markdown', () => {
  const own = new Set(docs.map(({file}) => `${PUBLIC_ORIGIN}/docs/${addressOf(file)}`));
  let links = 0;
  const wrong = docs.flatMap(({file, markdown}) =>
    addressesIn(markdown)
      .filter((address) => {
        links += 1;
        return !/^[a-z]+:/.test(address) || own.has(address.replace(/\/?[#?].*/, ''));
      })
      .map((address) => `${file}: ${address}`),
  );
  expect(wrong.slice(0, 20)).toEqual([]);
  expect(links).toBeGreaterThan(10_000);
});

test('no Markdown has what only the page needs, or syntax that the build replaces', () => {
  const wrong = docs.flatMap(({file, markdown}) => {
    const prose = proseOf(markdown);
    const found = /\n\n\n|Page options|Copy page as Markdown|%req\.|^:::?\w|<\/?(?:div|span|Tab)/m.exec(
      prose,
    );
    return found
      ? [`${file}: ${JSON.stringify(prose.slice(Math.max(0, found.index - 40), found.index + 40))}`]
      : [];
  });
  expect(wrong.slice(0, 20)).toEqual([]);
});

test.each(['', 'next/', 'v6/', 'v5/', 'v4/', 'v3/', 'v2/'])(
  'the index and the whole text of /docs/%s have each of its pages once',
  (prefix) => {
    const own = docs.filter(({file}) =>
      prefix === ''
        ? !/^(?:next|v\d)[/.]/.test(file)
        : file.startsWith(prefix) || file === `${prefix.slice(0, -1)}.html`,
    );
    const index = fs.readFileSync(path.join(BUILD, prefix, 'llms.txt'), 'utf8');
    const listed = index.split('\n').flatMap((line) => /^- \[.+\]\((\S+\.md)\): \S/.exec(line)?.[1] ?? []);
    const paths = own.map(({file}) => `${PUBLIC_ORIGIN}/docs/${file.replace(/\.html$/, '.md')}`);
    expect(listed.sort()).toEqual(paths.sort());
    const whole = fs.readFileSync(path.join(BUILD, prefix, 'llms-full.txt'), 'utf8');
    expect(own.filter(({markdown}) => whole.split(markdown).length !== 2).map(({file}) => file)).toEqual([]);
    // The oldest version has no earlier one.
    for (const text of [index, whole])
      expect(
        /^# .+\n\n> .+\n\n.+\n\n## Other versions\n\n(?:- .+\n)+\n## Names from earlier versions\n/.test(
          text,
        ),
      ).toBe(prefix !== 'v2/');
  },
);
