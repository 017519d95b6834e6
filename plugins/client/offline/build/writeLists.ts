import fs from 'node:fs';
import path from 'node:path';
import {atomicWrite} from '../../../lib/atomicWrite';
import {withoutSlash} from '../../../lib/withoutSlash';
import {readDeployment, type Deployment} from '../../../site/security-headers';
import {assetNamesOf} from '../../lean/build/fragments';
import {INDEX_FILE, listFile, SHARED} from '../browser/paths';
import type {ListEntry, ListedFile, OfflineIndex, SharedList, VersionEntry, VersionList} from '../types';
import {contentHash} from './contentHash';
import {pageFile, sharedFiles, versionFiles, type OfflineSite, type OfflineVersion} from './listFiles';

/**
 * Writes the lists of the files that keeping a version takes, from the files of a built site, and returns the list of
 * these lists. The other files have to be complete. Throws if a page doesn't name the scripts that the others have.
 */
export function writeLists(site: OfflineSite): OfflineIndex {
  const deployment = readDeployment(site.outDir);
  const shared = sharedFiles(site);
  const sharedList: SharedList = {
    files: shared.files,
    headers: deployment.headers,
    assetNames: assetNamesOf(htmlOf(site, ''), 'index.html'),
  };
  const index: OfflineIndex = {
    shared: writeList(site.outDir, SHARED, sharedList, shared.download),
    versions: site.versions.map((version) => writeVersion(site, version, deployment)),
  };
  atomicWrite(path.join(site.outDir, INDEX_FILE), JSON.stringify(index));
  return index;
}

function writeVersion(site: OfflineSite, version: OfflineVersion, {redirects}: Deployment): VersionEntry {
  const {files, download} = versionFiles(site, version);
  const pages = new Set(version.pages);
  const list: VersionList = {
    files,
    table: tableUrl(site, version),
    redirects: Object.fromEntries(
      redirects.filter(({to}) => pages.has(to.replace(/#.*/, ''))).map(({from, to}) => [from, to]),
    ),
  };
  const {label, home} = version;
  return {...writeList(site.outDir, version.name, list, download), label, home};
}

function writeList(
  outDir: string,
  name: string,
  list: {readonly files: readonly ListedFile[]},
  download: number,
): ListEntry {
  const text = JSON.stringify(list);
  atomicWrite(path.join(outDir, listFile(name)), text);
  // Files with the same content are stored once.
  const sizes = new Map(list.files.map(([, hash, size]) => [hash, size]));
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  return {name, hash: contentHash(text), bytes, download};
}

/** Returns the URL of the version's table in the version's first page. Throws if it isn't there. */
function tableUrl(site: OfflineSite, {name, home}: OfflineVersion): string {
  const route = withoutSlash(home.slice(site.baseUrl.length));
  const start = `${site.baseUrl}versions/${name}.js`;
  const url = htmlOf(site, route)
    .match(/<script[^>]* src="?([^">\s]+)/g)
    ?.find((tag) => tag.includes(start));
  if (url === undefined) {
    throw new Error(
      `offline: ${pageFile(route)} doesn't load ${start}. See plugins/client/offline/README.md.`,
    );
  }
  return url.slice(url.indexOf(start));
}

function htmlOf({outDir}: OfflineSite, route: string): string {
  return fs.readFileSync(path.join(outDir, pageFile(route)), 'utf8');
}
