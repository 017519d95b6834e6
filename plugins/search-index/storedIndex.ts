import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {linkFile} from '../build-cache/linkFile';
import {writeWhole} from '../build-cache/writeWhole';
import {CATALOG_FILE, type IndexEntry, type StoredCatalog} from '../../src/search/catalog';
import type {VersionParts} from './makeIndex';
import type {SiteFile} from './types';

/** An index as files, without the folder they go to. */
export type IndexContent = {
  readonly files: readonly SiteFile[];
  /** Pagefind's client, if it comes with the index. */
  readonly client?: readonly SiteFile[];
  /** The keys of its parts by their number. */
  readonly keys?: readonly string[];
};

/** A stored index: its folder in the site, the keys of its parts, and its files. */
export type StoredIndex = {
  readonly entry: IndexEntry;
  readonly keys: readonly string[];
  readonly files: readonly StoredFile[];
  readonly client: readonly StoredFile[];
};
type StoredFile = readonly [path: string, hash: string];

/** Below the folder of the store: the contents of files, each under its hash. */
const CONTENTS = 'files';
const LIST = '.json';

/**
 * Keeps indexes in a folder: a list for each, and what is in their files once, as many files are the same in two
 * builds or in two versions: these are neither compressed nor written again.
 */
export class IndexStore {
  private readonly indexes = new Map<string, StoredIndex>();
  /** The contents that a list names or that were written here; others may be of a build that was stopped, and halves. */
  private readonly whole = new Set<string>();

  /** Opens the store in the folder `dir`, which need not be there yet. `makers` stands for what writes files. */
  constructor(
    private readonly dir: string,
    private readonly makers: string,
  ) {
    fs.mkdirSync(path.join(dir, CONTENTS), {recursive: true});
    for (const name of fs.readdirSync(dir)) {
      if (name.endsWith(LIST))
        this.add(name.slice(0, -LIST.length), readJson<StoredIndex>(path.join(dir, name)));
    }
  }

  /** Returns the index that was stored under `id`, if there is one. */
  get(id: string): StoredIndex | undefined {
    return this.indexes.get(id);
  }

  /** Stores an index under `id`. Its list comes last and whole, so a machine that stops leaves no half of it. */
  store(id: string, name: string, {files, client = [], keys = []}: IndexContent): StoredIndex {
    const storedFiles = files.map((file) => this.storeFile(file));
    const entry: IndexEntry = {name, folder: `${name}-${hashOf(JSON.stringify(storedFiles)).slice(0, 8)}`};
    const stored = {entry, keys, files: storedFiles, client: client.map((file) => this.storeFile(file))};
    writeWhole(path.join(this.dir, id + LIST), JSON.stringify(stored));
    this.add(id, stored);
    return stored;
  }

  /** Writes files that an index will have, so that `store` finds them. */
  prepare(files: readonly SiteFile[]): void {
    for (const file of files) this.storeFile(file);
  }

  private add(id: string, stored: StoredIndex): void {
    this.indexes.set(id, stored);
    for (const [, hash] of [...stored.files, ...stored.client]) this.whole.add(hash);
  }

  /** By the hash of what is not compressed yet, and of how it comes to be. */
  private storeFile({path: name, content, gzip = false}: SiteFile): StoredFile {
    const hash = hashOf(this.makers, String(gzip), content);
    if (!this.whole.has(hash)) {
      // For files so small zlib's other call takes eight times as long.
      writeAnew(this.contentFile(hash), gzip ? zlib.gzipSync(content, {level: 9}) : content);
      this.whole.add(hash);
    }
    return [name, hash];
  }

  /** Reads what the index of all versions needs of that of one. */
  partsOf(id: string): VersionParts {
    const {keys = [], files = []} = this.get(id) ?? {};
    const [, hash = ''] = files.find(([name]) => name === CATALOG_FILE) ?? [];
    const {pages} = readJson<StoredCatalog>(this.contentFile(hash));
    return {pages, keys};
  }

  /** Puts files of a stored index into the folder `to` of the built site. */
  link(files: readonly StoredFile[], to: string): void {
    const folders = new Set(files.map(([name]) => path.join(to, path.dirname(name))));
    for (const folder of folders) fs.mkdirSync(folder, {recursive: true});
    for (const [name, hash] of files) linkFile(this.contentFile(hash), path.join(to, name));
  }

  /** Removes all but the indexes under `ids` and the file `other` of the folder. */
  prune(ids: readonly string[], other: string): void {
    removeOthers(this.dir, new Set([...ids.map((id) => id + LIST), CONTENTS, other]));
    const contents = ids.flatMap((id) => {
      const {files = [], client = []} = this.get(id) ?? {};
      return [...files, ...client].map(([, hash]) => hash);
    });
    removeOthers(path.join(this.dir, CONTENTS), new Set(contents));
  }

  private contentFile(hash: string): string {
    return path.join(this.dir, CONTENTS, hash);
  }
}

/** Writes a file. One that is there is not written over: it may be half of one, and the built site have a link to it. */
function writeAnew(file: string, content: string | Uint8Array): void {
  try {
    // Most are not there: to try is half the work of removing first.
    fs.writeFileSync(file, content, {flag: 'wx'});
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    fs.rmSync(file);
    fs.writeFileSync(file, content);
  }
}

function hashOf(...contents: readonly (string | Uint8Array)[]): string {
  const hash = crypto.createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, 32);
}

function removeOthers(dir: string, kept: ReadonlySet<string>): void {
  for (const name of fs.readdirSync(dir)) {
    if (!kept.has(name)) fs.rmSync(path.join(dir, name), {recursive: true});
  }
}

function readJson<T>(file: string): T {
  return JSON.parse(fs.readFileSync(file, 'utf8')) as T;
}
