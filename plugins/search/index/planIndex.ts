import {
  CATALOG_FILE,
  ERRORS,
  MESSAGES_FILE,
  textFile,
  toCatalogFile,
  type MessageList,
  type MessageRow,
  type StoredPage,
} from '../browser/engine/catalog';
import {lettersOf, wordsOf} from '../browser/engine/words';
import {toRecords} from './toRecords';
import {toTexts} from './toTexts';
import type {PageText, SiteFile} from './types';

/** A version's pages, split into parts. */
export type VersionParts = {
  readonly pages: readonly StoredPage[];
  /** Each part as Pagefind receives it, by its number in the version. */
  readonly records: readonly string[];
  readonly messages: readonly MessageList[];
};

/** A page, split into parts. */
export type CutPage = {
  readonly stored: StoredPage;
  readonly records: readonly string[];
  readonly texts: readonly SiteFile[];
  /** The messages of a list of errors. */
  readonly messages: readonly MessageRow[];
};

/** An index's contents: the records for Pagefind, and the files that we add to Pagefind's. */
export type IndexPlan = {readonly records: readonly string[]; readonly files: readonly SiteFile[]};

/** Splits a page into parts, the first of which has the number `part` in its version. */
export function cutPage(page: PageText, part: number): CutPage {
  const records = toRecords(page);
  const starts = records.map(({firstPlace}) => firstPlace);
  const {url, title, version, section, platforms, places} = page;
  const headings = section === ERRORS ? [] : places.slice(1).map(({heading}) => heading);
  return {
    stored: {url, title, version, section, platforms, headings, part, starts: toSteps(starts)},
    records: records.map(({html}) => html),
    texts: toTexts(page, starts).map((text, i) => toJson(textFile(part + i), text)),
    messages: messagesOf(page),
  };
}

function messagesOf({places}: PageText): MessageRow[] {
  return wordingsByError(places).flatMap((wordings) =>
    wordings
      .filter(([, message]) => !wordings.some(([, other]) => includesAll(message, other)))
      .map(([place, message, codes]) => (codes.length > 0 ? [place, message, codes] : [place, message])),
  );
}

type Wording = readonly [place: number, message: string, codes: readonly string[]];

/** Returns the wordings of each error in a list. Only the place of an error's last wording has text of its own. */
function wordingsByError(places: PageText['places']): Wording[][] {
  const errors: Wording[][] = [];
  let isSame = false;
  places.forEach(({heading, codes, prose}, place) => {
    if (codes === undefined) return;
    if (!isSame) errors.push([]);
    errors.at(-1)?.push([place, heading, codes]);
    isSame = prose.every(({text}) => text.trim() === '');
  });
  return errors;
}

/** A message with this many words is found in a longer text, too. */
const FOUND_WITHIN = 4;

/** Returns whether a message contains another one, which is therefore found wherever the longer one is. */
function includesAll(message: string, other: string): boolean {
  const [letters, fixed] = [lettersOf(message), lettersOf(other)];
  return letters !== fixed && letters.includes(fixed) && wordsOf(other).length >= FOUND_WITHIN;
}

/**
 * Plans a version's index: one record for each part. Throws if two parts have the same text, because Pagefind would make one
 * record of them, and every number after it would be wrong.
 */
export function planVersion(pages: readonly PageText[]): VersionParts & IndexPlan {
  const cut = cutPages(pages);
  refuseRepeats(cut);
  const stored = cut.map((page) => page.stored);
  const messages = cut.flatMap(({stored: {url}, messages: rows}) => (rows.length > 0 ? [{url, rows}] : []));
  return {
    pages: stored,
    records: cut.flatMap(({records}) => records),
    messages,
    files: [...catalogFiles(stored, messages), ...cut.flatMap(({texts}) => texts)],
  };
}

function cutPages(pages: readonly PageText[]): CutPage[] {
  let part = 0;
  return pages.map((page) => {
    const cut = cutPage(page, part);
    part += cut.records.length;
    return cut;
  });
}

function refuseRepeats(pages: readonly CutPage[]): void {
  const owners = new Map<string, string>();
  for (const {stored, records} of pages) {
    for (const record of records) {
      const other = owners.get(record);
      if (other !== undefined) {
        throw new Error(
          `search: parts of ${other} and ${stored.url} have the same text. Make toRecords.ts tell them apart.`,
        );
      }
      owners.set(record, stored.url);
    }
  }
}

/**
 * Plans the index of all versions. Parts with the same text share a record, as a third of them do, and a message that
 * several versions have is there once, for the first of them.
 */
export function planAll(versions: readonly VersionParts[]): IndexPlan {
  const numbers = new Map<string, number>();
  const numberOf = (record: string): number => {
    const number = numbers.get(record) ?? numbers.size;
    numbers.set(record, number);
    return number;
  };
  const addressOf = ({url, version}: StoredPage): string => url.replace(`/${version}`, '');
  const pages = versions
    .flatMap(({pages, records}) => pages.map((page) => ({page, records})))
    // Groups all versions of a page, so that the catalog compresses to half the size.
    .sort((a, b) => addressOf(a.page).localeCompare(addressOf(b.page), 'en'))
    .map(({page, records}): StoredPage => ({
      ...page,
      records: toSteps(page.starts.map((_, i) => numberOf(records[page.part + i] ?? ''))),
    }));
  const messages = withoutRepeats(versions.flatMap((version) => version.messages));
  return {records: [...numbers.keys()], files: catalogFiles(pages, messages)};
}

function catalogFiles(pages: readonly StoredPage[], messages: readonly MessageList[]): SiteFile[] {
  return [toJson(CATALOG_FILE, toCatalogFile(pages)), toJson(MESSAGES_FILE, toMessagesFile(messages))];
}

/** Removes messages that an earlier list has, too. */
function withoutRepeats(lists: readonly MessageList[]): MessageList[] {
  const seen = new Set<string>();
  return lists.map(({url, rows}) => {
    const own = rows.filter(([, message]) => !seen.has(message));
    for (const [, message] of own) seen.add(message);
    return {url, rows: own};
  });
}

function toMessagesFile(lists: readonly MessageList[]): MessageList[] {
  return lists.map(({url, rows}) => {
    const steps = toSteps(rows.map(([place]) => place));
    return {url, rows: rows.map(([, ...rest], i): MessageRow => [steps[i] ?? 0, ...rest])};
  });
}

/** Returns the first number and the difference from each number to the next. Most are 1, so they compress well. */
function toSteps(numbers: readonly number[]): number[] {
  return numbers.map((number, i) => number - (numbers[i - 1] ?? 0));
}

function toJson(path: string, value: unknown): SiteFile {
  return {path, content: Buffer.from(JSON.stringify(value))};
}
