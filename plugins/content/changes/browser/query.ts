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

/** Returns the query of an address, or a sentence that says what is wrong with it. Missing parts are those of `initial`. */
export function readQuery(search: string, choices: Choices, initial: Query): Query | string {
  const parameters = new URLSearchParams(search);
  const get = (name: string): string => parameters.get(name)?.trim() ?? '';
  const query = {
    from: get('from') || initial.from,
    to: get('to') || initial.to,
    package: get('package'),
    kinds: get('kind').split(',').filter(Boolean),
    text: get('q'),
  };
  return problemOf(query, choices) ?? query;
}

/** Returns a sentence that says why a query can't be shown, or nothing. */
export function problemOf({from, to, package: name, kinds}: Query, choices: Choices): string | undefined {
  const {versions} = choices;
  const unknown = [from, to].find((label) => !versions.includes(label));
  if (unknown !== undefined)
    return `There is no version “${unknown}”. The versions are ${inWords([...versions].reverse())}.`;
  if (from === to)
    return `Both versions are ${from}, so there is nothing to compare. Choose two different versions.`;
  if (versions.indexOf(from) < versions.indexOf(to))
    return `${from} is newer than ${to}. Choose the older version first.`;
  if (name !== '' && !choices.packages.includes(name)) return `There is no package “${name}”.`;
  const unknownKind = kinds.find((kind) => !choices.kinds.includes(kind));
  return (
    unknownKind && `There is no kind of change “${unknownKind}”. The kinds are ${inWords(choices.kinds)}.`
  );
}

function inWords(names: readonly string[]): string {
  return new Intl.ListFormat('en', {type: 'conjunction'}).format(names);
}

/**
 * Returns the part of an address that shows a query, or an empty text for `initial`. Both versions are always part of it,
 * so that a shared address shows the same after a release.
 */
export function searchOf(query: Query, initial: Query): string {
  const {from, to, package: name, kinds, text} = query;
  const isInitial = from === initial.from && to === initial.to && !name && kinds.length === 0 && !text.trim();
  if (isInitial) return '';
  const parameters = new URLSearchParams({from, to});
  for (const [key, value] of [
    ['package', name],
    ['kind', kinds.join()],
    ['q', text.trim()],
  ] as const) {
    if (value) parameters.set(key, value);
  }
  return `?${parameters.toString().replaceAll('%2C', ',')}`;
}
