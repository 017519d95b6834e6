import type {RecordEntry, VariantEntry, WordEntry} from './wordEntries';
import type {WordIndex} from './wordIndex';

/** A record with a word: its number in the merged index, and what the index keeps of the word in it. */
type Counted = {readonly number: number; readonly record: RecordEntry};

/** The records of a word, and of each way to write it. */
type Collected = {readonly records: Counted[]; readonly variants: Map<string, Counted[]>};

/**
 * Returns the index that Pagefind would make of the records of all `indexes`, in the order of their ids in
 * `ids`, under another name. Throws when an index has other records, or other fields of metadata.
 */
export function mergeIndexes(name: string, indexes: readonly WordIndex[], ids: readonly string[]): WordIndex {
  const [first, ...others] = indexes;
  if (!first) throw new Error('There is no index to merge.');
  const {version, rest} = first;
  if (
    others.some((other) => other.version !== version || JSON.stringify(other.rest) !== JSON.stringify(rest))
  ) {
    throw new Error('The indexes to merge have different fields, or are of different versions of Pagefind.');
  }
  const byId = new Map(indexes.flatMap(({records}) => records.map((record) => [record[0], record])));
  const records = ids.map((id) => byId.get(id)).filter((record) => record !== undefined);
  if (records.length !== ids.length || byId.size !== ids.length) {
    throw new Error(`The indexes to merge have ${byId.size} records, their catalogs ${ids.length}.`);
  }
  return {name, version, records, words: mergeWords(indexes, new Map(ids.map((id, i) => [id, i]))), rest};
}

function mergeWords(indexes: readonly WordIndex[], numbers: ReadonlyMap<string, number>): WordEntry[] {
  const words = new Map<string, Collected>();
  for (const index of indexes) {
    const own = index.records.map(([id]) => numbers.get(id) ?? -1);
    for (const [word, records, variants] of index.words) {
      const collected = getOrAdd(words, word, (): Collected => ({records: [], variants: new Map()}));
      collect(collected.records, records, own);
      for (const [form, formRecords] of variants) {
        collect(
          getOrAdd(collected.variants, form, () => []),
          formRecords,
          own,
        );
      }
    }
  }
  return inOrder(words).map(([word, {records, variants}]) => [
    word,
    byDistance(records),
    byFirstRecord(variants).map(([form, formRecords]): VariantEntry => [form, byDistance(formRecords)]),
  ]);
}

/** Adds records of one index, whose numbers in the merged index are `own`. */
function collect(counted: Counted[], records: readonly RecordEntry[], own: readonly number[]): void {
  let number = 0;
  for (const record of records) {
    number += record[0];
    counted.push({number: own[number] ?? -1, record});
  }
}

function byDistance(counted: Counted[]): RecordEntry[] {
  const sorted = counted.sort((a, b) => a.number - b.number);
  return sorted.map(({number, record: [, ...places]}, i): RecordEntry => {
    return [number - (sorted[i - 1]?.number ?? 0), ...places];
  });
}

/** Sorts by UTF-8, as Pagefind looks words up. */
function inOrder<T>(words: ReadonlyMap<string, T>): [string, T][] {
  const keyed = [...words].map((entry) => ({entry, key: Buffer.from(entry[0])}));
  return keyed.sort((a, b) => Buffer.compare(a.key, b.key)).map(({entry}) => entry);
}

/** Sorts by where a form comes first, as Pagefind does. */
function byFirstRecord(variants: ReadonlyMap<string, Counted[]>): [string, Counted[]][] {
  const first = (records: readonly Counted[]): number => Math.min(...records.map(({number}) => number));
  return [...variants].sort(([, a], [, b]) => first(a) - first(b));
}

function getOrAdd<T>(map: Map<string, T>, key: string, make: () => T): T {
  const known = map.get(key);
  if (known !== undefined) return known;
  const added = make();
  map.set(key, added);
  return added;
}
