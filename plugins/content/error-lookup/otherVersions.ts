import {labelOf} from '../../../packages/pages/versions';
import type {VersionPage} from '../error-answers';

/**
 * Returns a function that returns the labels of the other docs versions that have an error. `known` has the errors of each
 * version, and two errors are the same if they have one of the `keys` in common.
 */
export function otherVersions<T>(
  known: ReadonlyMap<string, readonly T[]>,
  keys: (error: T) => readonly string[],
  {siteDir, version}: Pick<VersionPage, 'siteDir' | 'version'>,
): (error: T) => string[] {
  const others = [...known]
    .filter(([name]) => name !== version)
    .map(([name, errors]) => ({label: labelOf(siteDir, name), keys: new Set(errors.flatMap(keys))}));
  return (error) => {
    const own = keys(error);
    return others.filter((other) => own.some((key) => other.keys.has(key))).map(({label}) => label);
  };
}
