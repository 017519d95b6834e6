import fs from 'node:fs';
import path from 'node:path';
import {Parser} from 'htmlparser2';
import {readArticle} from './readArticle';
import {sectionOf} from './sections';
import type {PageSource, PageText} from './types';

const ARTICLE_START = '<div class="theme-doc-markdown';
const ARTICLE_END = '</article>';

/** Reads all documentation pages below `outDir`, the site as built, in the order of their addresses. */
export function readPages(outDir: string, baseUrl: string): PageText[] {
  return findPages(outDir, baseUrl).map(readSource);
}

/**
 * Finds all documentation pages below `outDir`, the site as built, in the order of their addresses. Files that were
 * just written are in memory: to read them takes less time than to wait for each.
 */
export function findPages(outDir: string, baseUrl: string): PageSource[] {
  const names = fs.readdirSync(outDir, {recursive: true, encoding: 'utf8'});
  const files = names.filter((name) => name.endsWith('.html')).sort();
  return files
    .map((file) =>
      findPage(fs.readFileSync(path.join(outDir, file)), baseUrl, file.split(path.sep).join('/')),
    )
    .filter((page) => page !== undefined);
}

/** Reads one built page; undefined when it is no documentation page (a redirect, the not-found page). */
export function readPage(html: string, baseUrl: string, file: string): PageText | undefined {
  const page = findPage(Buffer.from(html), baseUrl, file);
  return page && readSource(page);
}

/** Reads the text of a page. */
export function readSource({article, ...facts}: PageSource): PageText {
  const places = readArticle(Buffer.from(article).toString('utf8'));
  return {...facts, title: places[0]?.heading ?? '', places};
}

function findPage(html: Buffer, baseUrl: string, file: string): PageSource | undefined {
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

/** The contents of `<meta name>` in the page's head, most of which is something else. */
function readMeta(head: string): Map<string, string> {
  const meta = new Map<string, string>();
  const parser = new Parser({
    onopentag: (_, {name, content}) => {
      if (name && content) meta.set(name, content);
    },
  });
  parser.end(head.match(META)?.join(''));
  return meta;
}
