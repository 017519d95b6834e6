import {ALL_VERSIONS} from '../../plugins/search/browser/engine/versionNames';
import {startBrowser, type EnginePage, type EvalBrowser} from './browser';
import type {EvalQuery} from './queries';
import {quantile, scoresOf, type Outcome, type Scores} from './scores';

const ANSWERS = 10;

export type Spread = {readonly median: number; readonly p95: number; readonly max: number};

export type Evaluation = Scores & {
  /** Bytes transferred (gzip) for a reader's first query and for a later one. */
  readonly bytes: {readonly first: Spread; readonly later: Spread; readonly allVersions: WideBytes};
  /** Milliseconds until the results are there, for the first query and for each keystroke after it. */
  readonly latencyMs: {readonly first: Spread; readonly keystroke: Spread};
};

/** Bytes transferred (gzip) for queries to all versions. */
type WideBytes = {
  /** For a reader who hasn't searched yet. */
  readonly first: Spread;
  /** For a reader who extends the first query from one version to all. */
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
      ...scoresOf(later.outcomes),
      bytes: {first: spread(first.bytes), later: spread(later.bytes), allVersions},
      latencyMs: {first: spread(first.times), keystroke: spread(later.times)},
    };
  } finally {
    await browser.close();
  }
}

/** Runs each query as a reader's first one. */
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

/** Runs queries to all versions, as several kinds of readers. */
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

/** Returns the cost of the last of several queries by a reader. */
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

/**
 * Runs query after query on one page per version, then some of them again, typed letter by letter, to measure times.
 */
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
    const own = queries.filter((one) => one.version === version);
    for (const query of own) {
      outcomes.push({query, urls: (await ask(open, query, query.text)).urls});
      bytes.push(await open.takeBytes());
    }
    for (const query of everyNth(own, 4)) times.push(...(await typeIn(open, query)));
    await open.page.context().close();
  }
  return {outcomes, bytes, times};
}

async function typeIn(open: EnginePage, query: EvalQuery): Promise<number[]> {
  const times: number[] = [];
  for (let end = 1; end <= query.text.length; end++) {
    times.push((await ask(open, query, query.text.slice(0, end))).time);
  }
  return times;
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
