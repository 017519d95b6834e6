import {groupBy} from '../../../../packages/lib/groupBy';
import type {SearchHit, TextPart} from './types';
import {queryVersion} from './versionNames';

type Levels = Readonly<Record<string, string | null | undefined>>;
type Marked = {readonly value: string};

/** A record as the DocSearch crawler writes it: a heading or a paragraph, with the headings above it. */
export type HostedRecord = {
  readonly url: string;
  readonly content?: string | null;
  readonly hierarchy: Levels;
  readonly docusaurus_tag?: string | readonly string[];
  readonly version?: string | readonly string[];
  readonly _snippetResult?: {readonly content?: Marked};
  readonly _highlightResult?: {readonly hierarchy?: Readonly<Record<string, Marked | undefined>>};
};

/**
 * The characters that the service puts around matches. No text contains them, which matters because the service doesn't
 * escape markup.
 */
export const MARK_START = '\uE000';
export const MARK_END = '\uE001';
const MARK = /[\uE000\uE001]/;

const LEVELS = ['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** Returns records as pages, ordered by each page's first record; a page's further records become its sub-hits. */
export function hitsOfRecords(records: readonly HostedRecord[]): SearchHit[] {
  const pages = groupBy(records, (record) => addressOf(record).pathname);
  return [...pages.values()].flatMap(([first, ...others]) => (first ? [hitOf(first, others)] : []));
}

function hitOf(record: HostedRecord, others: readonly HostedRecord[]): SearchHit {
  const {hierarchy} = record;
  return {
    url: pathOf(record),
    title: hierarchy.lvl1 ?? hierarchy.lvl0 ?? '',
    version: nameOf(record.version),
    section: hierarchy.lvl0 ?? '',
    platforms: [],
    heading: headingOf(record),
    excerpt: excerptOf(record),
    subHits: others.map((other) => ({
      url: pathOf(other),
      heading: headingOf(other) ?? other.hierarchy.lvl1 ?? '',
      excerpt: excerptOf(other),
    })),
  };
}

function headingOf({hierarchy}: HostedRecord): string | undefined {
  return LEVELS.map((level) => hierarchy[level]).findLast((heading) => Boolean(heading)) ?? undefined;
}

function excerptOf(record: HostedRecord): TextPart[] {
  const snippet = record._snippetResult?.content?.value;
  const heading = Object.values(record._highlightResult?.hierarchy ?? {}).findLast((level) =>
    level?.value.includes(MARK_START),
  );
  return partsOf(snippet ?? heading?.value ?? record.content ?? '');
}

/** Splits a text at the markers around its matches. */
export function partsOf(marked: string): TextPart[] {
  return marked
    .split(MARK)
    .map((text, i) => ({text, match: i % 2 > 0}))
    .filter(({text}) => text !== '');
}

/** The crawler stores absolute URLs of the public site; a hit links to the same path on this one. */
function pathOf(record: HostedRecord): string {
  const {pathname, search, hash} = addressOf(record);
  return `${pathname}${search}${hash}`;
}

function addressOf({url}: HostedRecord): URL {
  return new URL(url, 'https://capacitorjs.com');
}

function nameOf(version: HostedRecord['version']): string {
  return queryVersion(typeof version === 'string' ? version : (version?.[0] ?? ''));
}
