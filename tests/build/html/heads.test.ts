import fs from 'node:fs';
import path from 'node:path';
import {filesIn, tagsOf} from '../../support/builtPages';
import {ROOT} from '../../support/fixtureSite';
import {canonicalOf} from '../../support/lineage';
import {headProblems, NEEDED_METAS, type Head} from '../../support/pageCheck';
import {PUBLIC_ORIGIN} from '../../support/sitePages';

/** What the HTML of every built page tells other programs. That scripts leave it so is a test in the browser. */
const BUILD = path.join(ROOT, 'build');

type Page = {
  /** Its path in the build. */
  readonly file: string;
  readonly head: Head;
  /** How many links have no address. Those with an ID are places. */
  readonly idleLinks: number;
  /** The target of the link to its Markdown and that of its picture, if it's a doc. */
  readonly doc?: {readonly markdown: string; readonly picture: string};
};

/** All pages that aren't redirects. They are read once, because that takes seconds. */
let pages: readonly Page[];
beforeAll(() => {
  pages = filesIn(BUILD, '.html').flatMap((file): Page[] => {
    const html = fs.readFileSync(path.join(BUILD, file), 'utf8');
    return html.includes('http-equiv="refresh"') ? [] : [{file, ...pageIn(html)}];
  });
});

function pageIn(html: string): Omit<Page, 'file'> {
  const tags = tagsOf(html);
  const canonical = tags.find(({name, attributes}) => name === 'link' && attributes.rel === 'canonical');
  const metas = tags.filter(({name}) => name === 'meta').map(({attributes}) => attributes);
  const picture = metas.find(({property}) => property === 'og:image')?.content ?? '';
  const markdown = tags.find(({attributes}) => attributes.type === 'text/markdown')?.attributes.href ?? '';
  return {
    head: {
      title: /<title[^>]*>([^<]*)/.exec(html)?.[1] ?? '',
      h1s: tags.filter(({name}) => name === 'h1').length,
      canonical: canonical?.attributes.href,
      missing: NEEDED_METAS.filter((wanted) => {
        const found = metas.filter(({name, property}) => (name ?? property) === wanted);
        return found.length !== 1 || !found[0]?.content?.trim();
      }),
    },
    idleLinks: tags.filter(({name, attributes: {href, id}}) => name === 'a' && (href ?? id) === undefined)
      .length,
    doc: html.includes('theme-doc-markdown') ? {markdown, picture} : undefined,
  };
}

/** Returns the docs, of which there are many. */
function docs(): (Page & Required<Pick<Page, 'doc'>>)[] {
  const found = pages.flatMap(({doc, ...page}) => (doc ? [{...page, doc}] : []));
  expect(found.length).toBeGreaterThan(500);
  return found;
}

const isBuilt = (file: string): boolean => fs.existsSync(path.join(BUILD, file));

/** The canonical URL of the built page in `file`. */
function canonicalIn(file: string): string {
  const route = file.replace(/(?:^|\/)index\.html$|\.html$/, '');
  return `${PUBLIC_ORIGIN}${canonicalOf(`/docs/${route}`)}`;
}

test('every page has one title, heading, canonical address and description', () => {
  const problems = pages.flatMap(({file, head}) => {
    const canonical = file === '404.html' ? undefined : canonicalIn(file);
    return headProblems('in the HTML', head, {canonical}).map((text) => `${file}: ${text}`);
  });
  expect(problems).toEqual([]);
});

test.each([
  ['v3/apis/storage', '/docs/apis/preferences'],
  ['v2/cli/add', '/docs/cli/commands/add'],
  ['v2/basics/opening-native-projects', '/docs/basics/workflow'],
  ['v5/apis/camera', '/docs/apis/camera'],
  ['v6', '/docs/'],
  ['next/apis/camera', '/docs/apis/camera'],
  ['v6/vscode/debugging', '/docs/v6/vscode/debugging'],
  ['apis/preferences', '/docs/apis/preferences'],
])('%s names %s as canonical', (page, canonical) => {
  const {head} = pages.find(({file}) => file === `${page}.html`) ?? {};
  expect(head?.canonical).toBe(`${PUBLIC_ORIGIN}${canonical}`);
});

test('a page of the next version names the page at the same address in the latest version as canonical', () => {
  const both = docs().filter(({file}) => file.startsWith('next/') && isBuilt(file.slice('next/'.length)));
  expect(both.length).toBeGreaterThan(50);
  expect(both.filter(({head}) => head.canonical?.includes('/docs/next/') !== false)).toEqual([]);
});

test('every doc names its Markdown, which is there', () => {
  const wrong = docs().filter(({file, doc}) => {
    const target = doc.markdown.replace('/docs/', '');
    return target !== file.replace(/\.html$/, '.md') || !isBuilt(target);
  });
  expect(wrong).toEqual([]);
});

test('every doc has its fragment, which the browser shows when a reader comes from another page', () => {
  const missing = docs().filter(({file}) => !isBuilt(`fragments/${file.replace(/\.html$/, '.json')}`));
  expect(missing).toEqual([]);
});

test('every doc of the latest version has a picture of its own for link previews, and others share that of their version', () => {
  const pictures = docs().map(({file, doc}) => ({
    picture: doc.picture.replace(`${PUBLIC_ORIGIN}/docs/`, ''),
    version: /^(?:next|v\d+)(?=[./])/.exec(file)?.[0],
  }));
  const [latest, others] = [true, false].map((isLatest) =>
    pictures.filter(({version}) => (version === undefined) === isLatest),
  );
  expect(pictures.filter(({picture}) => !picture.startsWith('social/') || !isBuilt(picture))).toEqual([]);
  expect(new Set(latest?.map(({picture}) => picture)).size).toBe(latest?.length);
  expect(others?.filter(({picture, version}) => picture !== `social/${version}.png`)).toEqual([]);
});

test('every link has an address for crawlers, even if a script completes it', () => {
  expect(pageIn('<a href=/a>A</a><a id=b></a><a class="">C</a>').idleLinks).toBe(1);
  expect(pages.filter(({idleLinks}) => idleLinks > 0).map(({file}) => file)).toEqual([]);
});

test('a page that lacks something is noticed', () => {
  const html =
    '<title>Other</title><link rel=canonical href=/a><meta name=description content=" "><h1>A</h1><h1>B</h1>';
  const [title, h1s, canonical, ...metas] = headProblems('in it', pageIn(html).head, {
    canonical: `${PUBLIC_ORIGIN}/b`,
  });
  expect([title, h1s, canonical]).toEqual([
    'its title is "Other" in it',
    'has 2 h1 in it',
    'its canonical link is /a in it',
  ]);
  expect(metas).toHaveLength(NEEDED_METAS.length);
});
