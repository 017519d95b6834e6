import {LOTS, lotOf, type Lot} from './lots';
import type {EvalQuery} from './queries';

/** A query with the pages that were found, best first. */
export type Outcome = {readonly query: EvalQuery; readonly urls: readonly string[]};

type Miss = {
  readonly version: string;
  readonly query: string;
  readonly rank: number | null;
  readonly top: readonly string[];
};

export type Scores = {
  /** How many queries there were. */
  readonly queries: number;
  readonly successAt1: number;
  readonly successAt3: number;
  readonly mrr: number;
  /** Queries without an accepted page among the first three. */
  readonly misses: readonly Miss[];
};

/** Returns the scores of each part of the queries. */
export function scoresByLot(outcomes: readonly Outcome[]): Record<Lot, Scores> {
  const scores = LOTS.map((lot) => [lot, scoresOf(outcomes.filter(({query}) => lotOf(query.text) === lot))]);
  return Object.fromEntries(scores) as Record<Lot, Scores>;
}

/** Returns the shares of queries with good results, from 0 to 1. */
function scoresOf(outcomes: readonly Outcome[]): Scores {
  const ranks = outcomes.map(rankOf);
  const share = (test: (rank: number) => boolean): number =>
    round(ranks.filter((rank) => rank !== null && test(rank)).length / outcomes.length);
  const reciprocal = ranks.reduce<number>((sum, rank) => sum + (rank === null ? 0 : 1 / rank), 0);
  return {
    queries: outcomes.length,
    successAt1: share((rank) => rank === 1),
    successAt3: share((rank) => rank <= 3),
    mrr: round(reciprocal / outcomes.length),
    misses: outcomes.flatMap((outcome) => missOf(outcome)),
  };
}

function missOf(outcome: Outcome): Miss[] {
  const rank = rankOf(outcome);
  if (rank !== null && rank <= 3) return [];
  const {query, urls} = outcome;
  return [{version: query.version, query: query.text, rank, top: urls.slice(0, 3)}];
}

/** The rank of the first accepted page, from 1; null if there is none. */
function rankOf({query, urls}: Outcome): number | null {
  const accepted = new Set(query.accepted.map(plain));
  const place = urls.findIndex((url) => accepted.has(plain(url)));
  return place < 0 ? null : place + 1;
}

function plain(url: string): string {
  return url
    .replace(/[#?].*$/, '')
    .replace(/\.html$/, '')
    .replace(/\/$/, '');
}

function round(fraction: number): number {
  return Math.round(fraction * 1e4) / 1e4;
}

/** Returns the value that the given share of the numbers is below. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}
