import {CATALOG_FILE, textFile, toCatalogFile, type StoredPage} from '../browser/engine/catalog';
import {toRecords} from './toRecords';
import {toTexts} from './toTexts';
import type {PageText, SiteFile} from './types';

/** The pages of a version, cut into parts. */
export type VersionParts = {
  readonly pages: readonly StoredPage[];
  /** Each part as Pagefind gets it, by its number in the version. */
  readonly records: readonly string[];
};

/** A page, cut into parts. */
export type CutPage = {
  readonly stored: StoredPage;
  readonly records: readonly string[];
  readonly texts: readonly SiteFile[];
};

/** What an index is made of: the records for Pagefind, and the files that we add to its own. */
export type IndexPlan = {readonly records: readonly string[]; readonly files: readonly SiteFile[]};

/** Cuts a page into parts, of which the first is the one with the number `part` in its version. */
export function cutPage(page: PageText, part: number): CutPage {
  const records = toRecords(page);
  const starts = records.map(({firstPlace}) => firstPlace);
  const {url, title, version, section, places} = page;
  const headings = places.slice(1).map(({heading}) => heading);
  return {
    stored: {url, title, version, section, headings, part, starts},
    records: records.map(({html}) => html),
    texts: toTexts(page, starts).map((text, i) => toJson(textFile(part + i), text)),
  };
}

/** Plans the index of a version: a record for each part. */
export function planVersion(pages: readonly CutPage[]): IndexPlan {
  const catalog = toCatalogFile({pages: pages.map(({stored}) => stored)});
  return {
    records: pages.flatMap(({records}) => records),
    files: [toJson(CATALOG_FILE, catalog), ...pages.flatMap(({texts}) => texts)],
  };
}

/** Plans the index of all versions: parts with the same text share a record, as a third of them do. */
export function planAll(versions: readonly VersionParts[]): IndexPlan {
  const numbers = new Map<string, number>();
  const numberOf = (record: string): number => {
    const number = numbers.get(record) ?? numbers.size;
    numbers.set(record, number);
    return number;
  };
  const located = versions.flatMap(({pages, records}) => pages.map((page) => ({page, records})));
  const pages = located
    .map(({page, records}) => ({page, records, address: page.url.replace(`/${page.version}`, '')}))
    // The same page of all versions together: the catalog compresses to half the size.
    .sort((a, b) => a.address.localeCompare(b.address, 'en'))
    .map(({page, records}): StoredPage => ({
      ...page,
      records: toSteps(page.starts.map((_, i) => numberOf(records[page.part + i] ?? ''))),
    }));
  return {records: [...numbers.keys()], files: [toJson(CATALOG_FILE, toCatalogFile({pages}))]};
}

/** Returns the first number and the steps from each to the next, most of which are 1 and compress to nothing. */
function toSteps(numbers: readonly number[]): number[] {
  return numbers.map((number, i) => number - (numbers[i - 1] ?? 0));
}

function toJson(path: string, value: unknown): SiteFile {
  return {path, content: Buffer.from(JSON.stringify(value))};
}
