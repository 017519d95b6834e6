import fs from 'node:fs';
import path from 'node:path';
import {docsTreeOf} from '../../packages/pages/docsVersion';
import {listPages} from '../../packages/checks/listPages';
import {docsVersions} from '../../packages/pages/versions';
import {anchorsIn as anchorsInTree} from '../../packages/pages/headingIds';
import {installedPackage} from '../../packages/facts/extract/installedPackage';
import {oldRoutesOf} from '../../plugins/lib/oldRoutes';
import {expandedPage, outlineOf} from './expandedPage';
import {ROOT} from './fixtureSite';
import {routeOf} from './routes';

/** The released version whose pages have no version in their address. */
const [, LATEST = ''] = docsVersions(ROOT);

/** The files of each package that run on a reader's machine and may print a URL. */
const PRINTING: Readonly<Record<string, string>> = {
  '@capacitor/cli': 'dist',
  '@capacitor/android': '.',
  '@capacitor/ios': '.',
};

const ADDRESS = /https?:\/\/(?:www\.)?capacitorjs\.com(\/docs(?:[^\s"'`)<>\\]*[^\s"'`)<>\\.,;:])?)/g;

/** Returns the addresses of this site in the sources of the CLI and platforms of a docs version: `/docs/web`, sorted. */
export function printedAddresses(version: string): string[] {
  const texts = Object.entries(PRINTING).flatMap(([name, folder]) => {
    const {dir} = installedPackage(ROOT, version, name);
    return sourcesIn(path.join(dir, folder));
  });
  return [...new Set(texts.flatMap(addressesIn))].sort();
}

function sourcesIn(folder: string): string[] {
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(?:[jt]s|java|kt|swift|[mh]|rb|gradle)$/.test(file))
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'));
}

/**
 * Returns the URLs of this site in a source text. A URL that the CLI completes with a platform's name is returned for
 * iOS and for Android. Throws if a URL is completed with anything else.
 */
export function addressesIn(source: string): string[] {
  return [...source.matchAll(ADDRESS)].flatMap(([, address = '']) => {
    const complete = ['ios', 'android'].map((platform) => address.replaceAll('${platformName}', platform));
    const open = complete.find((one) => one.includes('${'));
    if (open !== undefined) throw new Error(`${open} is completed when the CLI runs: say here with what.`);
    return [...new Set(complete)];
  });
}

/** A page of the site by its docs version and its path in the version's tree, without extension or `index`. */
type Target = {readonly version: string; readonly page: string; readonly anchor?: string};

/**
 * Returns an address's target. Without a version, this is a page of the latest release or, if it doesn't have the page,
 * of the version in development.
 */
export function targetOf(address: string): Target {
  const [route = '', anchor] = address.replace(/^\/docs\/?/, '').split('#');
  const {version, page} = split(isPage(split(route)) ? route : redirected(route));
  const found = version ?? (fileOf(LATEST, page) === undefined && fileOf('next', page) ? 'next' : LATEST);
  return {version: found, page, ...(anchor === undefined ? {} : {anchor})};
}

function split(route: string): {version?: string; page: string} {
  const [, version, page = ''] = /^(?:(next|v\d+)(?:\/|$))?(.*?)\/?$/.exec(route) ?? [];
  return {...(version === undefined ? {} : {version}), page};
}

function isPage({version, page}: {readonly version?: string; readonly page: string}): boolean {
  return (version === undefined ? [LATEST, 'next'] : [version]).some((one) => fileOf(one, page));
}

/** Returns the target of a route's redirect, or the route itself if it has none. */
function redirected(route: string): string {
  const routes = docsVersions(ROOT).flatMap((version) =>
    listPages(ROOT, version).map((file) => routeOf(file, version).slice('/docs'.length)),
  );
  return routes.find((one) => oldRoutesOf(one).includes(`/${route}`))?.slice(1) ?? route;
}

/** Returns the file of a page (`apis/camera`, `android`) of a docs version, or nothing where there is none. */
export function fileOf(version: string, page: string): string | undefined {
  const tree = docsTreeOf(version);
  const names = page === '' ? ['index'] : [page, `${page}/index`];
  return names.map((name) => `${tree}/${name}.md`).find((file) => fs.existsSync(path.join(ROOT, file)));
}

/** Returns what is missing for an address to work, or nothing if its page and anchor exist. */
export async function missingFor({version, page, anchor}: Target): Promise<string | undefined> {
  const file = fileOf(version, page);
  if (file === undefined) return `${version} has no page ${page}`;
  if (anchor === undefined) return undefined;
  const anchors = await anchorsOn(file);
  return anchors.has(anchor) ? undefined : `${file} has no anchor #${anchor}`;
}

const known = new Map<string, Promise<ReadonlySet<string>>>();

/** Returns the anchors on a page of the site, generated ones too. */
function anchorsOn(file: string): Promise<ReadonlySet<string>> {
  const found = known.get(file) ?? anchorsIn(file, fs.readFileSync(path.join(ROOT, file), 'utf8'));
  known.set(file, found);
  return found;
}

/** Returns the anchors in `source`, read as the page `file`. */
export async function anchorsIn(file: string, source: string): Promise<ReadonlySet<string>> {
  return anchorsInTree(await expandedPage(file, outlineOf(source)));
}
