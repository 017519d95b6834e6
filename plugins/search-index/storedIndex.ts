import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {IndexFile} from 'pagefind';
import type {IndexEntry} from '../../src/search/catalog';

/** What a stored index is: its folder in the site, and the folder of the client. */
const ENTRY = 'entry.json';
const CLIENT = 'client';

/** Whether an index was stored in the folder `stored`. */
export function isStored(stored: string): boolean {
  return fs.existsSync(stored);
}

/**
 * Stores an index in the folder `stored`, and Pagefind's client if it comes with it.
 * The folder appears whole, so a machine that stops leaves no half of it.
 */
export function storeIndex(
  stored: string,
  name: string,
  {files, client}: {readonly files: readonly IndexFile[]; readonly client: readonly IndexFile[]},
): void {
  const own = `${stored}.${crypto.randomUUID()}`;
  const entry: IndexEntry = {name, folder: `${name}-${hashOf(files)}`};
  writeAll(path.join(own, entry.folder), files);
  writeAll(path.join(own, CLIENT), client);
  fs.writeFileSync(path.join(own, ENTRY), JSON.stringify(entry));
  fs.renameSync(own, stored);
}

/** Returns how the manifest names a stored index. */
export function entryOf(stored: string): IndexEntry {
  return JSON.parse(fs.readFileSync(path.join(stored, ENTRY), 'utf8')) as IndexEntry;
}

/** Reads the files of a stored index but for its folder `except`. */
export function readStored(stored: string, except: string): IndexFile[] {
  const dir = path.join(stored, entryOf(stored).folder);
  const names = fs.readdirSync(dir, {withFileTypes: true}).flatMap((entry) => {
    if (!entry.isDirectory()) return [entry.name];
    if (entry.name === except) return [];
    return fs.readdirSync(path.join(dir, entry.name)).map((name) => `${entry.name}/${name}`);
  });
  return names.map((name) => ({path: name, content: fs.readFileSync(path.join(dir, name))}));
}

/** Puts a stored index into the folder `dir` of the built site. */
export function linkIndex(stored: string, dir: string): void {
  const {folder} = entryOf(stored);
  linkTree(path.join(stored, folder), path.join(dir, folder));
}

/** Puts the client that was stored with an index into the folder `dir` of the built site. */
export function linkClient(stored: string, dir: string): void {
  linkTree(path.join(stored, CLIENT), dir);
}

function hashOf(files: readonly IndexFile[]): string {
  const hash = crypto.createHash('sha256');
  const sorted = [...files].sort((a, b) => (a.path < b.path ? -1 : 1));
  for (const {path: file, content} of sorted) hash.update(file).update('\0').update(content);
  return hash.digest('hex').slice(0, 8);
}

function writeAll(dir: string, files: readonly IndexFile[]): void {
  const folders = new Set(files.map(({path: file}) => path.join(dir, path.dirname(file))));
  for (const folder of [dir, ...folders]) fs.mkdirSync(folder, {recursive: true});
  for (const {path: file, content} of files) fs.writeFileSync(path.join(dir, file), content);
}

/** Links are thirty times cheaper than copies of small files, and there are 5,000. */
function linkTree(from: string, to: string): void {
  fs.mkdirSync(to, {recursive: true});
  for (const entry of fs.readdirSync(from, {withFileTypes: true})) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else link(source, target);
  }
}

/** Copies where there can be no link: to another file system. */
function link(from: string, to: string): void {
  try {
    fs.linkSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    fs.copyFileSync(from, to);
  }
}
