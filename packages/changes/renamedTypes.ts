import {groupBy} from '../lib/groupBy';
import type {Entry} from './types';

/** Translates from an older version's names of types to the newer ones. */
type Renamed = {
  readonly entry: (entry: Entry) => Entry;
  readonly text: (text: string) => string;
};

/**
 * Finds the types that got another name. A type did if only the older version has it, and exactly one type that only the
 * newer version has consists of members with the same names. If several types on either side have those members, nobody
 * can tell which is which, and none of them counts as renamed.
 */
export function findRenamedTypes(before: readonly Entry[], after: readonly Entry[]): Renamed {
  const renamed = renamedTypes(before, after);
  const newKey = (key: string): string => {
    const end = key.indexOf('.');
    const type = end < 0 ? key : key.slice(0, end);
    return `${renamed.get(type) ?? type}${key.slice(type.length)}`;
  };
  return {
    entry: (entry) => ({
      ...entry,
      key: newKey(entry.key),
      parent: entry.parent && newKey(entry.parent),
    }),
    text: (text) =>
      text.replace(/\w+/g, (word) => renamed.get(`type ${word}`)?.slice('type '.length) ?? word),
  };
}

/** Returns the newer keys of renamed types by the older ones. */
function renamedTypes(before: readonly Entry[], after: readonly Entry[]): ReadonlyMap<string, string> {
  const [older, newer] = [typesOnlyIn(before, after), typesOnlyIn(after, before)];
  return new Map(
    [...older].flatMap(([members, keys]): [string, string][] => {
      const [key, another] = keys;
      const [candidate, other] = newer.get(members) ?? [];
      const isClear = another === undefined && other === undefined;
      return isClear && key !== undefined && candidate !== undefined ? [[key, candidate]] : [];
    }),
  );
}

/** Returns the keys of the types that only `entries` has, by the names of their members. */
function typesOnlyIn(entries: readonly Entry[], others: readonly Entry[]): ReadonlyMap<string, string[]> {
  const known = new Set(others.map(({key}) => key));
  const owned = entries.flatMap(({key, parent}) =>
    parent === undefined || known.has(parent) ? [] : [{parent, member: key.slice(parent.length)}],
  );
  const membersOf = groupBy(owned, ({parent}) => parent);
  return groupBy([...membersOf.keys()], (type) =>
    (membersOf.get(type) ?? [])
      .map(({member}) => member)
      .sort()
      .join(),
  );
}
