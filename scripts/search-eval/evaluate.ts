import {ALL_VERSIONS} from '../../plugins/search/browser/engine/versionNames';
import {startBrowser, type EnginePage, type EvalBrowser} from './browser';
import type {Lot} from './lots';
import type {EvalQuery} from './queries';
import {quantile, scoresByLot, type Outcome, type Scores} from './scores';

const ANSWERS = 10;

export type Spread = {readonly median: number; readonly p95: number; readonly max: number};

export type Evaluation = {
  readonly scores: Readonly<Record<Lot, Scores>>;
  /**
   * Bytes transferred, compressed with gzip: for a reader's first query, for a later one, and for queries to all
   * versions.
   */
  readonly bytes: {readonly first: Spread; readonly later: Spread; readonly allVersions: WideBytes};
  /** The time to an answer, in milliseconds: for a reader's first query, and for a later one. */
  readonly latencyMs: {readonly first: Spread; readonly later: Spread};
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
    const first = await askFresh(browser, queries);
    const later = await askOn(browser, queries);
    const allVersions = await askAllVersions(browser, queries);
    return {
      scores: scoresByLot(later.outcomes),
      bytes: {first: spread(first.bytes), later: spread(later.bytes), allVersions},
      latencyMs: {first: spread(first.times), later: spread(later.times)},
    };
  } finally {
    await browser.close();
  }
}

/** Runs each query as a reader's first. */
async function askFresh(
  browser: EvalBrowser,
  queries: readonly EvalQuery[],
): Promise<{bytes: number[]; times: number[]}> {
  const bytes: number[] = [];
  const times: number[] = [];
  for (const query of everyNth(queries, 4)) {
    const {page, takeBytes} = await browser.open();
    times.push((await ask({page, takeBytes}, query, query.text)).time);
    bytes.push(await takeBytes());
    await page.context().close();
  }
  return {bytes, times};
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
    await ask(open, toAll(query), query.text);
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
    await ask(open, query, query.text);
    bytes = await open.takeBytes();
  }
  await open.page.context().close();
  return bytes;
}

/** Runs the queries one after the other, in one page per version. */
async function askOn(
  browser: EvalBrowser,
  queries: readonly EvalQuery[],
): Promise<{outcomes: Outcome[]; bytes: number[]; times: number[]}> {
  const outcomes: Outcome[] = [];
  const bytes: number[] = [];
  const times: number[] = [];
  for (const version of new Set(queries.map((query) => query.version))) {
    const open = await browser.open();
    await ask(open, {version, text: '', accepted: []}, 'capacitor');
    await open.takeBytes();
    for (const query of queries.filter((one) => one.version === version)) {
      const {urls, time} = await ask(open, query, query.text);
      outcomes.push({query, urls});
      times.push(time);
      bytes.push(await open.takeBytes());
    }
    await open.page.context().close();
  }
  return {outcomes, bytes, times};
}

function ask(
  {page}: EnginePage,
  {version}: EvalQuery,
  text: string,
): Promise<{urls: string[]; time: number}> {
  return page.evaluate(
    async ({query, limit}) => {
      const start = performance.now();
      const {hits} = await window.searchEngine.search({...query, limit: 8});
      const time = performance.now() - start;
      return {urls: hits.map(({url}) => url).slice(0, limit), time};
    },
    {query: {text, version}, limit: ANSWERS},
  );
}

function everyNth<T>(items: readonly T[], n: number): T[] {
  return items.filter((_item, i) => i % n === 0);
}

function spread(values: readonly number[]): Spread {
  const at = (share: number): number => Math.round(quantile(values, share) * 10) / 10;
  return {median: at(0.5), p95: at(0.95), max: at(1)};
}
