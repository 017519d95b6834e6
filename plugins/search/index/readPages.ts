import fs from 'node:fs';
import path from 'node:path';
import {DomUtils, parseDocument} from 'htmlparser2';
import {withSlashes} from '../../../packages/lib/posixPaths';
import {withErrorParts} from '../../lib/errorParts';
import {readArticle} from './readArticle';
import {readPlatforms} from './readPlatforms';
import {isHome, sectionOf} from './sections';
import {textsOf} from './textsOf';
import type {PageSource, PageText} from './types';

const ARTICLE_START = '<div class="theme-doc-markdown';
const ARTICLE_END = '</article>';

/**
 * Returns all documentation pages in the built site at `outDir`, sorted by address, each version's home page followed by its
 * files for assistants. Reads synchronously, because just-written files are still in memory, and reading them is faster than
 * awaiting each one.
 */
export function findPages(outDir: string, baseUrl: string): PageSource[] {
  const names = fs.readdirSync(outDir, {recursive: true, encoding: 'utf8'});
  const files = names.filter((name) => name.endsWith('.html')).sort();
  return files
    .map((file) => findPage(readHtml(path.join(outDir, file), outDir, baseUrl), baseUrl, withSlashes(file)))
    .filter((page) => page !== undefined)
    .flatMap((page) => (isHome(page.url.slice(baseUrl.length)) ? [page, ...textsOf(page)] : [page]));
}

const HAS_PARTS = ' data-part=';

function readHtml(file: string, outDir: string, baseUrl: string): Buffer {
  const html = fs.readFileSync(file);
  return html.includes(HAS_PARTS)
    ? Buffer.from(withErrorParts(html.toString('utf8'), outDir, baseUrl))
    : html;
}

/** Returns the page with its article parsed into text. */
export function readSource({article, ...facts}: PageSource): PageText {
  const html = Buffer.from(article).toString('utf8');
  const places = readArticle(html);
  return {...facts, title: places[0]?.heading ?? '', platforms: readPlatforms(html), places};
}

/** Returns one built page; undefined if it isn't a documentation page (a redirect or the not-found page). */
export function findPage(html: Buffer, baseUrl: string, file: string): PageSource | undefined {
  const start = html.indexOf(ARTICLE_START);
  if (start < 0) return undefined;
  const meta = readMeta(html.toString('utf8', 0, html.indexOf('<body')));
  const version = meta.get('docusaurus_version');
  if (version === undefined) return undefined;
  const route = file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '');
  return {
    version: version === 'current' ? 'next' : version,
    url: `${baseUrl}${route}`,
    description: meta.get('description') ?? '',
    section: sectionOf(route),
    article: html.subarray(start, html.indexOf(ARTICLE_END, start)),
  };
}

const META = /<meta(?:[^>"']|"[^"]*"|'[^']*')*>/g;

/** Returns the contents of `<meta name>` elements in the page's head. */
function readMeta(head: string): Map<string, string> {
  const elements = parseDocument(head.match(META)?.join('') ?? '');
  return new Map(
    DomUtils.getElementsByTagName('meta', elements).map(({attribs: {name = '', content = ''}}) => [
      name,
      content,
    ]),
  );
}
