import fs from 'node:fs';
import path from 'node:path';
import {filesIn, tagsOf} from '../../support/builtPages';
import {ROOT} from '../../support/fixtureSite';
import {canonicalOf} from '../../support/lineage';
import {headProblems, NEEDED_METAS, type Head} from '../../support/pageCheck';
import {PUBLIC_ORIGIN} from '../../support/sitePages';

/** What the HTML of every built page says of itself. That scripts leave it so is a test in the browser. */
const BUILD = path.join(ROOT, 'build');

function headIn(html: string): Head {
  const tags = tagsOf(html);
  const canonical = tags.find(({name, attributes}) => name === 'link' && attributes.rel === 'canonical');
  const metas = tags.filter(({name}) => name === 'meta').map(({attributes}) => attributes);
  return {
    title: /<title[^>]*>([^<]*)/.exec(html)?.[1] ?? '',
    h1s: tags.filter(({name}) => name === 'h1').length,
    canonical: canonical?.attributes.href,
    missing: NEEDED_METAS.filter((wanted) => {
      const found = metas.filter(({name, property}) => (name ?? property) === wanted);
      return found.length !== 1 || !found[0]?.content?.trim();
    }),
  };
}

/** The canonical URL of the built page in `file`. */
function canonicalIn(file: string): string {
  const route = file.replace(/(?:^|\/)index\.html$|\.html$/, '');
  return `${PUBLIC_ORIGIN}${canonicalOf(`/docs/${route}`)}`;
}

test('every page has one title, heading, canonical address and description', () => {
  const problems: string[] = [];
  let pages = 0;
  for (const file of filesIn(BUILD, '.html')) {
    const html = fs.readFileSync(path.join(BUILD, file), 'utf8');
    if (html.includes('http-equiv="refresh"')) continue;
    pages += 1;
    const canonical = file === '404.html' ? undefined : canonicalIn(file);
    problems.push(
      ...headProblems('in the HTML', headIn(html), {canonical}).map((text) => `${file}: ${text}`),
    );
  }
  expect(problems).toEqual([]);
  expect(pages).toBeGreaterThan(500);
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
  const html = fs.readFileSync(path.join(BUILD, `${page}.html`), 'utf8');
  expect(headIn(html).canonical).toBe(`${PUBLIC_ORIGIN}${canonical}`);
});

test('a page of the next version names the page at the same address in the latest version as canonical', () => {
  let pages = 0;
  const wrong = filesIn(BUILD, '.html').filter((file) => {
    if (!file.startsWith('next/') || !fs.existsSync(path.join(BUILD, file.slice('next/'.length))))
      return false;
    const html = fs.readFileSync(path.join(BUILD, file), 'utf8');
    // Redirects have none.
    if (!html.includes('theme-doc-markdown')) return false;
    pages += 1;
    return headIn(html).canonical?.includes('/docs/next/') !== false;
  });
  expect(wrong).toEqual([]);
  expect(pages).toBeGreaterThan(50);
});

test('every doc names its Markdown, which is there', () => {
  const wrong = filesIn(BUILD, '.html').filter((file) => {
    const html = fs.readFileSync(path.join(BUILD, file), 'utf8');
    if (!html.includes('theme-doc-markdown')) return false;
    const link = tagsOf(html).find(({attributes}) => attributes.type === 'text/markdown');
    const target = link?.attributes.href?.replace('/docs/', '') ?? '';
    return target !== file.replace(/\.html$/, '.md') || !fs.existsSync(path.join(BUILD, target));
  });
  expect(wrong).toEqual([]);
});

test('every doc has a picture of its own for link previews', () => {
  const pictures = new Map<string, string>();
  const problems: string[] = [];
  for (const file of filesIn(BUILD, '.html')) {
    const html = fs.readFileSync(path.join(BUILD, file), 'utf8');
    if (!html.includes('theme-doc-markdown')) continue;
    const tags = tagsOf(html).filter(({name}) => name === 'meta');
    const image = tags.find(({attributes}) => attributes.property === 'og:image')?.attributes.content ?? '';
    const png = path.join(BUILD, image.replace(`${PUBLIC_ORIGIN}/docs/`, ''));
    if (!image.includes('/social/') || !fs.existsSync(png)) problems.push(`${file}: has no picture ${image}`);
    const other = pictures.get(image);
    if (other) problems.push(`${file}: has the picture of ${other}`);
    pictures.set(image, file);
  }
  expect(problems).toEqual([]);
  expect(pictures.size).toBeGreaterThan(500);
});

test('a page that lacks something is noticed', () => {
  const html =
    '<title>Other</title><link rel=canonical href=/a><meta name=description content=" "><h1>A</h1><h1>B</h1>';
  const [title, h1s, canonical, ...metas] = headProblems('in it', headIn(html), {
    canonical: `${PUBLIC_ORIGIN}/b`,
  });
  expect([title, h1s, canonical]).toEqual([
    'its title is "Other" in it',
    'has 2 h1 in it',
    'its canonical link is /a in it',
  ]);
  expect(metas).toHaveLength(NEEDED_METAS.length);
});
