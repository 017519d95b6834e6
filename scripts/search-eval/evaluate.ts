import {ALL_VERSIONS} from '../../plugins/search/browser/engine/versionNames';
import {startBrowser, type EnginePage, type EvalBrowser} from './browser';
import type {Lot} from './lots';
import type {EvalQuery} from './queries';
import {quantile, scoresByLot, type Outcome, type Scores} from './scores';

const ANSWERS = 8;

export type Spread = {readonly median: number; readonly p95: number; readonly max: number};

export type Evaluation = {
  readonly scores: Readonly<Record<Lot, Scores>>;
  /**
   * Bytes transferred, compressed with gzip: for a reader's first query, for a later one, and for queries to all
   * versions.
   */
  readonly bytes: {readonly first: Spread; readonly later: Spread; readonly allVersions: WideBytes};
};

/** Bytes transferred, compressed with gzip, for queries to all versions. */
type WideBytes = {
  /** For a reader whose first query is to all versions. */
  readonly first: Spread;
  /** For a reader who repeats the first query, which was to one version, for all versions. */
  readonly widened: Spread;
  readonly later: Spread;
};

/** Runs all queries in the browser, on the site built in `dir`. */
export async function evaluate(dir: string, queries: readonly EvalQuery[]): Promise<Evaluation> {
  const browser = await startBrowser(dir);
  try {
    const first: number[] = [];
    for (const query of everyNth(queries, 4)) first.push(await bytesOf(browser, [query]));
    const later = await askOn(browser, queries);
    const allVersions = await askAllVersions(browser, queries);
    return {
      scores: scoresByLot(later.outcomes),
      bytes: {first: spread(first), later: spread(later.bytes), allVersions},
    };
  } finally {
    await browser.close();
  }
}

/** Measures queries to all versions, for each kind of reader. */
async function askAllVersions(browser: EvalBrowser, queries: readonly EvalQuery[]): Promise<WideBytes> {
  const toAll = (query: EvalQuery): EvalQuery => ({...query, version: ALL_VERSIONS});
  const first: number[] = [];
  const widened: number[] = [];
  for (const query of everyNth(queries, 12)) {
    first.push(await bytesOf(browser, [toAll(query)]));
    widened.push(await bytesOf(browser, [query, toAll(query)]));
  }
  const open = await browser.open();
  const later: number[] = [];
  for (const query of everyNth(queries, 2)) {
    await ask(open, toAll(query));
    later.push(await open.takeBytes());
  }
  await open.page.context().close();
  return {first: spread(first), widened: spread(widened), later: spread(later.slice(1))};
}

/** Returns the bytes that the last of a reader's queries transfers. */
async function bytesOf(browser: EvalBrowser, queries: readonly EvalQuery[]): Promise<number> {
  const open = await browser.open();
  let bytes = 0;
  for (const query of queries) {
    await ask(open, query);
    bytes = await open.takeBytes();
  }
  await open.page.context().close();
  return bytes;
}

/** Runs the queries one after the other, in one page per version. */
async function askOn(
  browser: EvalBrowser,
  queries: readonly EvalQuery[],
): Promise<{outcomes: Outcome[]; bytes: number[]}> {
  const outcomes: Outcome[] = [];
  const bytes: number[] = [];
  for (const version of new Set(queries.map((query) => query.version))) {
    const open = await browser.open();
    await ask(open, {version, text: 'capacitor'});
    await open.takeBytes();
    for (const query of queries.filter((one) => one.version === version)) {
      outcomes.push({query, urls: await ask(open, query)});
      bytes.push(await open.takeBytes());
    }
    await open.page.context().close();
  }
  return {outcomes, bytes};
}

/** Returns the addresses of the hits, best first. */
function ask({page}: EnginePage, {version, text}: Omit<EvalQuery, 'accepted'>): Promise<string[]> {
  return page.evaluate(
    async (query) => {
      const {hits} = await window.searchEngine.search(query);
      return hits.map(({url}) => url);
    },
    {text, version, limit: ANSWERS},
  );
}

function everyNth<T>(items: readonly T[], n: number): T[] {
  return items.filter((_item, i) => i % n === 0);
}

function spread(values: readonly number[]): Spread {
  return {median: quantile(values, 0.5), p95: quantile(values, 0.95), max: quantile(values, 1)};
}
