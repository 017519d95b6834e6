import {searchWith} from '../../lib/browser/filter';

/** What a comparison shows, as its address has it. Versions are labels, such as `v7`. */
export type Query = {
  readonly from: string;
  readonly to: string;
  /** The name of a package, or nothing for all. */
  readonly package: string;
  /** The kinds of changes; none means all. */
  readonly kinds: readonly string[];
  readonly text: string;
};

/** What the controls offer. */
export type Choices = {
  /** The labels of the versions, newest first. */
  readonly versions: readonly string[];
  readonly packages: readonly string[];
  readonly kinds: readonly string[];
};

/** Returns the query of an address. Missing parts are those of `initial`. */
export function readQuery(search: string, initial: Query): Query {
  const parameters = new URLSearchParams(search);
  const get = (name: string): string => parameters.get(name)?.trim() ?? '';
  return {
    from: get('from') || initial.from,
    to: get('to') || initial.to,
    package: get('package'),
    kinds: get('kind').split(',').filter(Boolean),
    text: get('q'),
  };
}

/** Returns a sentence that says why a query can't be shown, or nothing. */
export function problemOf({from, to, package: name, kinds}: Query, choices: Choices): string | undefined {
  const {versions, packages} = choices;
  for (const [what, asked, offered] of [
    ['version', [from, to], versions],
    ['package', [name], packages],
    ['kind of change', kinds, choices.kinds],
  ] as const) {
    const unknown = asked.find((one) => !offered.includes(one));
    if (unknown !== undefined) return `There is no ${what} “${unknown}”.`;
  }
  if (from === to)
    return `Both versions are ${from}, so there is nothing to compare. Choose two different versions.`;
  return versions.indexOf(from) < versions.indexOf(to)
    ? `${from} is newer than ${to}. Choose the older version first.`
    : undefined;
}

/**
 * Returns the part of an address that shows a query, or an empty text for `initial`. Both versions are always part of it,
 * so that a shared address shows the same after a release.
 */
export function searchOf({from, to, package: name, kinds, text}: Query, initial: Query): string {
  const filters = {package: name, kind: kinds.join(), q: text.trim()};
  const isInitial = from === initial.from && to === initial.to && !Object.values(filters).some(Boolean);
  return isInitial ? '' : searchWith({from, to, ...filters});
}
