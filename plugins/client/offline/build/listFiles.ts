import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {filesBelow} from '../../../lib/filesBelow';
import {relativePath} from '../../../lib/posixPaths';
import {withoutSlash} from '../../../lib/withoutSlash';
import {INDEX_DIR, MANIFEST_FILE, type Manifest} from '../../../search/browser/engine/catalog';
import {queryVersion} from '../../../search/browser/engine/versionNames';
import type {ListedFile} from '../types';
import {contentHash} from './contentHash';

/** A docs version: Docusaurus's name and label for it, its home, and the paths of its pages, with the base URL. */
export type OfflineVersion = {
  readonly name: string;
  readonly label: string;
  readonly home: string;
  readonly pages: readonly string[];
};

/** A built site, as plain data. */
export type OfflineSite = {
  readonly outDir: string;
  readonly baseUrl: string;
  readonly versions: readonly OfflineVersion[];
  /** The pages that all versions need, below the base URL. */
  readonly sharedPages: readonly string[];
};

/** The files of a list, and what a host that compresses them sends, in bytes. */
export type Listing = {readonly files: readonly ListedFile[]; readonly download: number};

const PICTURE = /(?:src|srcset|href)="?([^">\s]*\/assets\/(?:images|files|medias)\/[^">\s]+)/g;
/** The folders that all pages need, and what is in them but isn't shown. */
const SHARED_FOLDERS = ['assets/js', 'assets/css', 'assets/fonts', 'img', 'icons', 'changes'];
const UNSHOWN = /(?:social-card\.png|\.txt|\.map)$/;
/** Compressing these again would save nothing. */
const COMPRESSED = /\.(?:pf_\w+|pagefind|woff2|png|jpe?g|webp|avif|zip|gif)$/;

/** Returns the files that every version needs: scripts, styles, fonts, icons, and the pages that aren't docs. */
export function sharedFiles({outDir, sharedPages}: OfflineSite): Listing {
  const inFolders = SHARED_FOLDERS.flatMap((folder) => filesIn(outDir, folder)).filter(
    (file) => !UNSHOWN.test(file),
  );
  const single = [`${INDEX_DIR}/${MANIFEST_FILE}`, 'manifest.webmanifest'].filter((file) =>
    fs.existsSync(path.join(outDir, file)),
  );
  return listed(outDir, [...[...inFolders, ...single].map(asFile), ...sharedPages.map(asPage)]);
}

/** Returns the files of a version: its pages, the pictures in them, its table and its search index. */
export function versionFiles({outDir, baseUrl}: OfflineSite, version: OfflineVersion): Listing {
  const pages = version.pages.map((page) => withoutSlash(page.slice(baseUrl.length)));
  const pictures = pages.flatMap((page) => picturesIn(path.join(outDir, pageFile(page)), baseUrl));
  const others = [...pictures, `versions/${version.name}.js`, ...searchFiles(outDir, version.name)];
  return listed(outDir, [...pages.map(asPage), ...others.map(asFile)]);
}

/** Returns the built file of a page, whose path is below the base URL. */
export function pageFile(route: string): string {
  return route === '' ? 'index.html' : `${route}.html`;
}

/** A path below the base URL, and the file that a host serves for it. */
type Served = readonly [path: string, file: string];

function asPage(route: string): Served {
  return [route, pageFile(route)];
}

function asFile(file: string): Served {
  return [file, file];
}

function picturesIn(file: string, baseUrl: string): string[] {
  const html = fs.readFileSync(file, 'utf8');
  return [...html.matchAll(PICTURE)].flatMap(([, url = '']) =>
    url.startsWith(baseUrl) ? [decodeURI(url.slice(baseUrl.length))] : [],
  );
}

function searchFiles(outDir: string, version: string): string[] {
  const manifest = path.join(outDir, INDEX_DIR, MANIFEST_FILE);
  // Hosted search has no index, and doesn't work offline.
  if (!fs.existsSync(manifest)) return [];
  const {versions} = JSON.parse(fs.readFileSync(manifest, 'utf8')) as Manifest;
  const entry = versions.find(({name}) => name === queryVersion(version));
  return entry ? filesIn(outDir, `${INDEX_DIR}/${entry.folder}`) : [];
}

function filesIn(outDir: string, folder: string): string[] {
  const dir = path.join(outDir, folder);
  if (!fs.existsSync(dir)) return [];
  return filesBelow(dir).map((file) => relativePath(outDir, file));
}

/** Reads each file once. Its size after gzip is that of the fastest level, so a host sends a sixth less than that. */
function listed(outDir: string, paths: readonly Served[]): Listing {
  const files = new Map<string, ListedFile>();
  let download = 0;
  for (const [route, file] of [...paths].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (files.has(route)) continue;
    const content = fs.readFileSync(path.join(outDir, file));
    files.set(route, [route, contentHash(content), content.length]);
    download += COMPRESSED.test(file) ? content.length : gzipSync(content, {level: 1}).length;
  }
  return {files: [...files.values()], download};
}
