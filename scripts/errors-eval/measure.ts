import {occursIn, quotePattern} from '../../packages/errors/messagePatterns';
import {groupBy} from '../../packages/lib/groupBy';
import type {Log} from '../../tests/support/logs';

/** How sure the lookup is of its first answer. */
export type State = 'known' | 'likely' | 'unknown';

/** What the lookup says first about a text: how sure it is, and the messages and codes of its first answer. */
export type First = {readonly state: State; readonly texts: readonly string[]};

/** Looks up a text in a docs version: `v7`, `next`. */
export type LookUp = (version: string, text: string) => First;

/** What a log's first answer can be. */
const OUTCOMES = [
  'right and known',
  'right and likely',
  'unknown',
  'wrong and likely',
  'wrong and known',
] as const;
type Outcome = (typeof OUTCOMES)[number];

/** A log, and the phrases of which the right answer has one. */
type Case = Pick<Log, 'kind' | 'version'> & {
  readonly text: string;
  readonly accept: readonly string[];
};

/** A log with its outcome, and the first answer to print where it's wrong. */
type Judged<T extends Case = Case> = {
  readonly log: T;
  readonly outcome: Outcome;
  readonly first: First;
};

/** Looks up every log in the docs version of its report. */
export function judgeLogs<T extends Case>(logs: readonly T[], lookUp: LookUp): readonly Judged<T>[] {
  return logs.map((log) => {
    const first = lookUp(versionOf(log), log.text);
    return {log, outcome: outcomeOf(log.accept, first), first};
  });
}

/** The newest major version is the one that isn't released yet. */
export const versionOf = ({version}: Pick<Log, 'version'>): string =>
  version === 8 ? 'next' : `v${version}`;

function outcomeOf(accept: readonly string[], first: First): Outcome {
  const {state} = first;
  return state === 'unknown' ? state : `${isRight(accept, first) ? 'right' : 'wrong'} and ${state}`;
}

/** Returns whether a first answer has one of the phrases that are right. */
export function isRight(accept: readonly string[], {texts}: First): boolean {
  const said = texts.map((text) => quotePattern(text.toLowerCase()));
  return accept.some((phrase) =>
    said.some((message) => occursIn(quotePattern(phrase.toLowerCase()), message)),
  );
}

/** Counts the outcomes by kind of log, and of all kinds. */
export function countOutcomes(judged: readonly Judged[]): Record<string, Record<string, number>> {
  const kinds = [...groupBy(judged, ({log}) => log.kind)].sort(([a], [b]) => (a < b ? -1 : 1));
  const countsOf = (some: readonly Judged[]): Record<string, number> =>
    Object.fromEntries(OUTCOMES.map((one) => [one, some.filter(({outcome}) => outcome === one).length]));
  return Object.fromEntries(
    [...kinds, ['all', judged] as const].map(([kind, some]) => [kind, countsOf(some)]),
  );
}
