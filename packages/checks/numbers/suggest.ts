import type {Requirements} from '../../pages/requirements';
import type {Statement} from './statements';

/**
 * Returns what to write instead of a number: the tokens of the requirements that have it in this version. If there are
 * none, it returns the requirement's token for this version and the tokens of other versions that have the number, for
 * upgrade guides.
 */
export function suggest({requirements: names, value}: Statement, version: string, all: Requirements): string {
  const same = names.filter((name) => sameNumber(all[name]?.values[version], value));
  const exact = same.filter((name) => all[name]?.values[version] === value);
  const here = exact.length > 0 ? exact : same;
  if (here.length > 0) return `Write ${here.map((name) => `%req.${name}%`).join(' or ')}`;
  const own = names.flatMap((name) => withValue(`%req.${name}%`, all[name]?.values[version]));
  const others = names.flatMap((name) =>
    Object.entries(all[name]?.values ?? {})
      .filter(([, other]) => other === value || (names.length === 1 && sameNumber(other, value)))
      .flatMap(([other, number]) => withValue(`%req.${lastingName(other, all)}.${name}%`, number)),
  );
  // Between two majors, `next` has the name and the numbers of the latest version.
  const elsewhere = [...new Set(others)];
  const hints = [
    own.length > 0 ? `For ${version}, write ${own.join(' or ')}` : `${version} has no requirement for it`,
    ...(elsewhere.length > 0 ? [`for this number, ${elsewhere.join(' or ')}`] : []),
  ];
  return hints.join(', ');
}

/** The version's own name instead of `next`, which will be another version after the release. */
function lastingName(version: string, {major}: Requirements): string {
  const next = major?.values.next;
  return version === 'next' && next !== undefined ? `v${next}` : version;
}

function withValue(token: string, value: string | undefined): string[] {
  return value === undefined ? [] : [`${token} (${value})`];
}

/** Returns whether a requirement has the number in some version. */
export function isNumberOfSome({requirements: names, value}: Statement, all: Requirements): boolean {
  return names.some((name) => Object.values(all[name]?.values ?? {}).some((own) => sameNumber(own, value)));
}

/** Returns whether the version's own requirement has the number. */
export function isOwnNumber(
  {requirements: names, value}: Statement,
  version: string,
  all: Requirements,
): boolean {
  return names.some((name) => sameNumber(all[name]?.values[version], value));
}

/** `16` and `16.0` are the same version. */
function sameNumber(a: string | undefined, b: string): boolean {
  return a !== undefined && a.replace(/(?:\.0)+$/, '') === b.replace(/(?:\.0)+$/, '');
}
