import {groupBy} from '../groupBy';
import {withoutFragment, type PlacedLink} from './spellings';
import type {Outcome} from './tryAddress';

/** The lines to print about the URLs. */
export type ExternalReport = {readonly failures: readonly string[]; readonly advice: readonly string[]};

/**
 * Returns a line for each place of a URL that doesn't lead to a page (`file:line  404  https://…`), and one for each
 * URL with a permanent redirect.
 */
export function externalReport(
  links: readonly PlacedLink[],
  outcomes: ReadonlyMap<string, Outcome>,
): ExternalReport {
  const byAddress = groupBy(links, ({url}) => withoutFragment(url));
  const failures: string[] = [];
  const advice: string[] = [];
  for (const [url, places] of byAddress) {
    const outcome = outcomes.get(url);
    if (!outcome) continue;
    if (outcome.kind !== 'works')
      failures.push(...places.map((place) => `${at(place)}  ${wordsFor(outcome)}  ${url}`));
    else if (outcome.movedTo !== undefined) advice.push(adviceFor(url, outcome.movedTo, places));
  }
  return {failures, advice};
}

function adviceFor(url: string, movedTo: string, places: readonly PlacedLink[]): string {
  const [first] = places;
  const others = places.length > 1 ? ` and ${places.length - 1} more` : '';
  return `${first ? at(first) : ''}${others}  ${url} has moved to ${movedTo}`;
}

function at({file, line}: PlacedLink): string {
  return `${file}:${line}`;
}

function wordsFor(outcome: Exclude<Outcome, {kind: 'works'}>): string {
  return outcome.kind === 'fails' ? String(outcome.status) : outcome.reason;
}
