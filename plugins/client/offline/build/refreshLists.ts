import fs from 'node:fs';
import path from 'node:path';
import {atomicWrite} from '../../../lib/atomicWrite';
import {INDEX_FILE, listFile} from '../browser/paths';
import type {ListEntry, ListedFile, OfflineIndex} from '../types';
import {contentHash} from './contentHash';
import {pageFile} from './listFiles';

/**
 * Corrects the lists of a built site whose files have been changed, such as for a host that can't send headers. Does
 * nothing if the site has no lists. The files have to be the same ones.
 */
export function refreshLists(dir: string): void {
  const indexFile = path.join(dir, INDEX_FILE);
  if (!fs.existsSync(indexFile)) return;
  const index = JSON.parse(fs.readFileSync(indexFile, 'utf8')) as OfflineIndex;
  const refreshed: OfflineIndex = {
    shared: refreshList(dir, index.shared),
    versions: index.versions.map((version) => refreshList(dir, version)),
  };
  atomicWrite(indexFile, JSON.stringify(refreshed));
}

function refreshList<Entry extends ListEntry>(dir: string, entry: Entry): Entry {
  const target = path.join(dir, listFile(entry.name));
  const list = JSON.parse(fs.readFileSync(target, 'utf8')) as {readonly files: readonly ListedFile[]};
  const files = list.files.map(([route]): ListedFile => {
    const content = fs.readFileSync(servedFile(dir, route));
    return [route, contentHash(content), content.length];
  });
  const text = JSON.stringify({...list, files});
  atomicWrite(target, text);
  return {...entry, hash: contentHash(text)};
}

function servedFile(dir: string, route: string): string {
  const page = path.join(dir, pageFile(route));
  return fs.existsSync(page) ? page : path.join(dir, route);
}
