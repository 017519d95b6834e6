import {occursIn, quotePattern} from '../../packages/errors/messagePatterns';
import type {LaterLog, Log, Lot, UnknownText} from '../../tests/support/logs';

/** How sure the lookup is of its first answer. */
export type State = 'known' | 'likely' | 'unknown';

/** What the lookup says first about a text: how sure it is, and the messages and codes of its first answer. */
export type First = {readonly state: State; readonly texts: readonly string[]};

/** Looks up a text in a docs version: `v7`, `next`. */
export type LookUp = (version: string, text: string) => First;

/** What a log's first answer can be. */
export const OUTCOMES = [
  'right and known',
  'right and likely',
  'unknown',
  'wrong and likely',
  'wrong and known',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** A log with its outcome, and the first answer to print where it's wrong. */
export type Judged = {readonly log: Log; readonly outcome: Outcome; readonly first: First};

/** Looks up every log in the docs version of its report. `textOf` returns the text of a log. */
export function judgeLogs(
  logs: readonly Log[],
  textOf: (file: string) => string,
  lookUp: LookUp,
): readonly Judged[] {
  return logs.map((log) => {
    const first = lookUp(versionOf(log), textOf(log.file));
    return {log, outcome: outcomeOf(log.expect.accept, first), first};
  });
}

/** Returns how many of the later logs have each outcome. */
export function judgeLater(logs: readonly LaterLog[], lookUp: LookUp): ReadonlyMap<Outcome, number> {
  const outcomes = logs.map((log) => outcomeOf(log.accept, lookUp(versionOf(log), log.text)));
  return new Map(OUTCOMES.map((outcome) => [outcome, outcomes.filter((one) => one === outcome).length]));
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

/** Counts the outcomes of a lot by kind of log, and of all kinds. */
export function countOutcomes(
  judged: readonly Judged[],
  lot: Lot,
): ReadonlyMap<string, ReadonlyMap<Outcome, number>> {
  const counts = new Map<string, Map<Outcome, number>>();
  for (const {log, outcome} of judged) {
    if (log.lot !== lot) continue;
    for (const row of [log.kind, 'all']) {
      const own = counts.get(row) ?? new Map<Outcome, number>();
      counts.set(row, own.set(outcome, (own.get(outcome) ?? 0) + 1));
    }
  }
  return new Map(
    [...counts].sort(([a], [b]) => Number(a === 'all') - Number(b === 'all') || (a < b ? -1 : 1)),
  );
}

/** Looks up every text that the lookup can't know, and returns those with each state. */
export function judgeUnknown(
  texts: readonly UnknownText[],
  version: string,
  lookUp: LookUp,
): ReadonlyMap<State, readonly {readonly text: UnknownText; readonly first: First}[]> {
  const judged = texts.map((text) => ({text, first: lookUp(version, text.text)}));
  const states: readonly State[] = ['known', 'likely', 'unknown'];
  return new Map(states.map((state) => [state, judged.filter(({first}) => first.state === state)]));
}
