import path from 'node:path';
import {docsTreeOf} from '../../pages/docsVersion';
import {nearPages} from '../../pages/nearPages';
import type {WrittenLink} from '../../pages/linksIn';
import {nearMatches} from '../../lib/nearMatches';

/** What is wrong with a link, in one sentence without a period, and what would be right. */
export type Complaint = {readonly message: string; readonly hint: string};

/** Where a link leads within the site. */
export type Target = {readonly file: string; readonly anchor?: string};

/** The pages of one docs version, as paths from the site's folder, and all other files. */
export type Pages = {
  readonly version: string;
  readonly files: ReadonlySet<string>;
  /** Whether a file exists, as a path from the site's folder. */
  readonly exists: (file: string) => boolean;
};

/** Returns a link's target or what is wrong with it, or nothing if it leads out of the site or to a download. */
export function resolveLink(link: WrittenLink, from: string, pages: Pages): Target | Complaint | undefined {
  const {url, attribute} = link;
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)) return undefined;
  const [, written = '', hash] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(url) ?? [];
  const anchor = hash ? {anchor: decoded(hash)} : {};
  if (written === '') return {file: from, ...anchor};
  const name = decoded(written);
  if (name.startsWith('/') || !/\.mdx?$/.test(name)) return judgeAddress(url, name, from, pages);
  const file = path.posix.join(path.posix.dirname(from), name);
  if (!pages.files.has(file)) return missingFile(url, file, from, pages);
  if (attribute === undefined) return {file, ...anchor};
  return {
    message: `The link to ${url} is in the attribute "${attribute}", where paths of files don't work`,
    hint: `Write a Markdown link: [text](${url})`,
  };
}

/** Finds addresses of pages, because readers should stay in their version and the file's name can be checked. */
function judgeAddress(url: string, name: string, from: string, pages: Pages): Complaint | undefined {
  const isDownload = !['', '.html', '.md', '.mdx'].includes(path.posix.extname(name));
  if (isDownload) return missingDownload(url, name, from, pages);
  const [, page = ''] = /^\/(?:docs(?:\/|$))?(?:(?:next|v\d+)(?:\/|$))?(.*?)\/?$/.exec(name) ?? [];
  const tree = docsTreeOf(pages.version);
  const base = name.startsWith('/')
    ? path.posix.join(tree, page)
    : path.posix.join(path.posix.dirname(from), name);
  const stem = base.replace(/\.(?:mdx?|html)$/, '').replace(/\/$/, '');
  const file = [`${stem}.md`, `${stem}.mdx`, `${stem}/index.md`].find((one) => pages.files.has(one));
  const near = file === undefined ? nearFiles(stem, pages) : [file];
  const hash = /#.+$/s.exec(url)?.[0] ?? '';
  const links = near.map((one) => relativeTo(from, one) + hash);
  return {
    message: `The link to ${url} is an address and not the path of a file`,
    hint:
      file === undefined
        ? `${pages.version} has no such page${didYouMean(links)}`
        : `Write ${links.join('')}, so that readers stay in their version`,
  };
}

/** Finds files that are neither next to the page nor in `static`. The build writes the sitemap itself. */
function missingDownload(url: string, name: string, from: string, {exists}: Pages): Complaint | undefined {
  const file = name.startsWith('/')
    ? path.posix.join('static', name.replace(/^\/docs\//, '/'))
    : path.posix.join(path.posix.dirname(from), name);
  if (exists(file) || name.endsWith('.xml')) return undefined;
  return {
    message: `The link to ${url} is broken: there is no file ${file}`,
    hint: 'Write a path relative to the page, or /… for a file in static',
  };
}

function missingFile(url: string, file: string, from: string, pages: Pages): Complaint {
  const links = nearFiles(file, pages).map((one) => relativeTo(from, one));
  return {
    message: `The link to ${url} is broken: there is no such file among the pages of ${pages.version}`,
    hint: links.length > 0 ? `Did you mean ${links.join(' or ')}` : 'Link to a page that exists',
  };
}

/** Returns what is wrong with a link to an anchor that `file` doesn't have. */
export function missingAnchor(
  url: string,
  {file, anchor = ''}: Target,
  anchors: readonly string[],
): Complaint {
  const near = nearMatches(anchor, [...new Set(anchors)]).map((id) => `#${id}`);
  return {
    message: `The link to ${url} is broken: ${file} has no anchor #${anchor}`,
    hint:
      near.length > 0
        ? `Did you mean ${near.join(' or ')}`
        : 'Link to a heading that exists, or to the page without an anchor',
  };
}

function nearFiles(file: string, {files}: Pages): string[] {
  const names = new Map([...files].map((one) => [one.replace(/\.mdx?$/, ''), one]));
  return nearPages(file, [...names.keys()]).flatMap((name) => names.get(name) ?? []);
}

function relativeTo(from: string, file: string): string {
  const relative = path.posix.relative(path.posix.dirname(from), file);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

function didYouMean(candidates: readonly string[]): string {
  return candidates.length > 0 ? `. Did you mean ${candidates.join(' or ')}` : '';
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A percent sign that isn't part of an escape sequence is a literal one.
    return text;
  }
}
