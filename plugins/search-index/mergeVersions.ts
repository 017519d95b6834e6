import type {IndexFile} from 'pagefind';
import {CATALOG_FILE, partId, type StoredCatalog, type StoredPage} from '../../src/search/catalog';
import {ENTRY_FILE, PACKING} from './indexVersion';
import {mergeIndexes} from './mergeIndexes';
import {packWordIndex, readWordIndex, type Packing} from './wordIndex';

/** Words stand in seven times as many records: fewer places of each, so that a query loads as little. */
const ALL_PACKING: Packing = {...PACKING, maxPlaces: 5};
/** Pagefind takes a hash; the folder has one. */
const NAME = 'en_all';

/** Pagefind's file that names the others, as far as it is written here. */
type PagefindEntry = {
  readonly languages: {readonly en: {readonly hash: string; readonly page_count: number}};
};

/** Returns the index of all versions, without texts, of the files of their indexes. It needs Pagefind no more. */
export function mergeVersions(versions: readonly (readonly IndexFile[])[]): IndexFile[] {
  const pages = neighboring(versions.flatMap(pagesOf));
  const ids = pages.flatMap(({version, part, starts}) => starts.map((_, i) => partId(version, part + i)));
  const index = mergeIndexes(NAME, versions.map(readWordIndex), ids);
  const entry = readJson<PagefindEntry>(versions[0] ?? [], ENTRY_FILE);
  const en = {...entry.languages.en, hash: NAME, page_count: ids.length};
  return [
    toJson(ENTRY_FILE, {...entry, languages: {en}} satisfies PagefindEntry),
    ...packWordIndex(index, ALL_PACKING),
    toJson(CATALOG_FILE, {pages} satisfies StoredCatalog),
  ];
}

function pagesOf(files: readonly IndexFile[]): readonly StoredPage[] {
  return readJson<StoredCatalog>(files, CATALOG_FILE).pages;
}

/** Puts the same page of all versions together: the catalog is then compressed to half the size. */
function neighboring(pages: readonly StoredPage[]): StoredPage[] {
  const keyed = pages.map((page) => ({page, key: page.url.replace(`/${page.version}`, '')}));
  return keyed.sort((a, b) => a.key.localeCompare(b.key, 'en')).map(({page}) => page);
}

function readJson<T>(files: readonly IndexFile[], name: string): T {
  const file = files.find(({path}) => path === name);
  if (!file) throw new Error(`The index of a version has no ${name}.`);
  return JSON.parse(Buffer.from(file.content).toString('utf8')) as T;
}

function toJson(path: string, value: unknown): IndexFile {
  return {path, content: Buffer.from(JSON.stringify(value))};
}
