import fs from 'node:fs';
import path from 'node:path';
import {docsTreeOf} from './docsVersion';
import {versionBefore} from './versions';

/** Returns the absolute path of a page's source in a docs version by its address, such as `/apis/camera`, if it exists. */
export function pageFile(siteDir: string, version: string, page: string): string | undefined {
  const file = path.join(siteDir, docsTreeOf(version), page);
  return [`${file}.md`, path.join(file, 'index.md')].find((name) => fs.existsSync(name));
}

/** Returns the title in a page's front matter. */
export function pageTitle(file: string): string | undefined {
  return frontMatterValue(file, 'title');
}

/** Returns the description in a page's front matter. */
export function pageDescription(file: string): string | undefined {
  return frontMatterValue(file, 'description');
}

function frontMatterValue(file: string, name: string): string | undefined {
  return new RegExp(`^${name}:\\s*(['"]?)(.+)\\1\\s*$`, 'm').exec(fs.readFileSync(file, 'utf8'))?.[2];
}

/** Returns the URL of a page, below the site's base URL, if it exists. The newest released version is at the root. */
export function urlOf(siteDir: string, version: string, page: string): {readonly url?: string} {
  if (pageFile(siteDir, version, page) === undefined) return {};
  const isLatest = versionBefore(siteDir, 'next') === version;
  return {url: isLatest ? page : `/${version}${page}`};
}

/** Returns the anchor of a page's section in the list of all changes, by the page's title. */
export function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
