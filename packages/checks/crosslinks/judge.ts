import path from 'node:path';
import {docsTreeOf} from '../../pages/docsVersion';
import {nearPages} from '../../pages/nearPages';
import type {WrittenLink} from '../../pages/linksIn';
import {decoded} from '../../lib/decoded';
import {relativeLink} from '../../lib/posixPaths';
import {nearMatches} from '../../lib/nearMatches';
import type {Complaint, Finding} from '../types';

/** A page, by its file or by its address if it has none, and an anchor on it. */
type Target = {readonly page: string; readonly anchor?: string};

/** What links can lead to. */
export type Site = {
  /** The docs version of the pages with the links. */
  readonly version: string;
  /** The files of that version's pages, as paths from the site's folder. */
  readonly files: ReadonlySet<string>;
  /** Whether a file exists, as a path from the site's folder. */
  readonly exists: (file: string) => boolean;
  /** Returns the anchors of a page, or nothing if they aren't known. */
  readonly anchorsOf: (page: string) => Promise<readonly string[] | undefined>;
  /** Returns the page that a link leads to in a build, where addresses and other docs versions aren't mistakes. */
  readonly builtPage?: (link: WrittenLink, from: string) => string | undefined;
};

/** Returns what is wrong with the links in `file`, a page or the samples of one (path from the site's folder). */
export async function findingsOn(
  file: string,
  links: readonly WrittenLink[],
  site: Site,
): Promise<Finding[]> {
  const page = file.replace(/\/_([^/]+)$/, '/$1');
  const findings: Finding[] = [];
  for (const link of links) {
    const complaint = await complaintAbout(link, page, site);
    const {line, column} = link;
    if (complaint) findings.push({file, line, column, rule: 'crosslinks', ...complaint});
  }
  return findings;
}

async function complaintAbout(link: WrittenLink, from: string, site: Site): Promise<Complaint | undefined> {
  const target = resolveLink(link, from, site);
  if (!target || 'message' in target) return target;
  const {page, anchor} = target;
  const anchors = anchor === undefined ? undefined : await site.anchorsOf(page);
  if (anchor === undefined || !anchors || anchors.includes(anchor)) return undefined;
  const near = nearMatches(anchor, anchors).map((id) => `#${id}`);
  return {
    message: `The link to ${link.url} is broken: ${page} has no anchor #${anchor}`,
    hint:
      near.length > 0
        ? `Did you mean ${near.join(' or ')}`
        : 'Link to a heading that exists, or to the page without an anchor',
  };
}

/** Returns a link's target or what is wrong with it, or nothing if it leads out of the site or to a download. */
function resolveLink(link: WrittenLink, from: string, site: Site): Target | Complaint | undefined {
  const {url, attribute} = link;
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)) return undefined;
  const [, written = '', hash] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(url) ?? [];
  const anchor = hash ? {anchor: decoded(hash)} : {};
  const page = written === '' ? from : site.builtPage?.(link, from);
  if (page !== undefined) return {page, ...anchor};
  const name = decoded(written);
  if (name.startsWith('/') || !/\.mdx?$/.test(name)) return judgeAddress(url, name, from, site);
  const file = path.posix.join(path.posix.dirname(from), name);
  if (!site.files.has(file)) return missingFile(url, file, from, site);
  if (attribute === undefined) return {page: file, ...anchor};
  return {
    message: `The link to ${url} is in the attribute "${attribute}", where paths of files don't work`,
    hint: `Write a Markdown link: [text](${url})`,
  };
}

/** Finds addresses of pages, because readers should stay in their version and the file's name can be checked. */
function judgeAddress(url: string, name: string, from: string, site: Site): Complaint | undefined {
  const isDownload = !['', '.html', '.md', '.mdx'].includes(path.posix.extname(name));
  if (isDownload) return missingDownload(url, name, from, site);
  const [, page = ''] = /^\/(?:docs(?:\/|$))?(?:(?:next|v\d+)(?:\/|$))?(.*?)\/?$/.exec(name) ?? [];
  const tree = docsTreeOf(site.version);
  const base = name.startsWith('/')
    ? path.posix.join(tree, page)
    : path.posix.join(path.posix.dirname(from), name);
  const stem = base.replace(/\.(?:mdx?|html)$/, '').replace(/\/$/, '');
  const file = [`${stem}.md`, `${stem}.mdx`, `${stem}/index.md`].find((one) => site.files.has(one));
  const near = file === undefined ? nearFiles(stem, site) : [file];
  const [hash = ''] = /#.+$/s.exec(url) ?? [];
  const links = near.map((one) => relativeLink(from, one) + hash).join(' or ');
  return {
    message: `The link to ${url} is an address and not the path of a file`,
    hint:
      file === undefined
        ? `${site.version} has no such page${links && `. Did you mean ${links}`}`
        : `Write ${links}, so that readers stay in their version`,
  };
}

/** Finds files that are neither next to the page nor in `static`. The build writes the sitemap itself. */
function missingDownload(url: string, name: string, from: string, {exists}: Site): Complaint | undefined {
  const file = name.startsWith('/')
    ? path.posix.join('static', name.replace(/^\/docs\//, '/'))
    : path.posix.join(path.posix.dirname(from), name);
  if (exists(file) || name.endsWith('.xml')) return undefined;
  return {
    message: `The link to ${url} is broken: there is no file ${file}`,
    hint: 'Write a path relative to the page, or /… for a file in static',
  };
}

function missingFile(url: string, file: string, from: string, site: Site): Complaint {
  const links = nearFiles(file, site).map((one) => relativeLink(from, one));
  return {
    message: `The link to ${url} is broken: there is no such file among the pages of ${site.version}`,
    hint: links.length > 0 ? `Did you mean ${links.join(' or ')}` : 'Link to a page that exists',
  };
}

function nearFiles(file: string, {files}: Site): string[] {
  const names = new Map([...files].map((one) => [one.replace(/\.mdx?$/, ''), one]));
  return nearPages(file, [...names.keys()]).flatMap((name) => names.get(name) ?? []);
}
