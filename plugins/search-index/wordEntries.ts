/** A word of a Pagefind index, with the records that have it, and those that write it with other signs on letters. */
export type WordEntry = readonly [
  word: string,
  records: readonly RecordEntry[],
  variants: readonly VariantEntry[],
];

/** A word as it is written, such as `café` of the word `cafe`. */
export type VariantEntry = readonly [form: string, records: readonly RecordEntry[]];

/**
 * A record with the word: how much higher its number is than that of the one before, and the places of the
 * word in its text, also as distances; a negative number stands for the weight of the places after it.
 */
export type RecordEntry = readonly [distance: number, places: readonly number[], ...unknown[]];

/** Returns the word with at most so many places in each record. */
export function withFewPlaces([word, records, variants]: WordEntry, most: number): WordEntry {
  return [
    word,
    records.map((record) => {
      // Most records have few.
      if (isFew(record[1], most)) return record;
      const [distance, places, ...more] = record;
      return [distance, fewPlaces(places, most), ...more];
    }),
    variants,
  ];
}

/** Keeps the weightiest places: what stands in a record many times is found as well by some of them. */
export function fewPlaces(places: readonly number[], most: number): readonly number[] {
  if (isFew(places, most)) return places;
  let weight = 0;
  let at = 0;
  const all: {weight: number; at: number}[] = [];
  for (const number of places) {
    if (number < 0) weight = number;
    else all.push({weight, at: (at += number)});
  }
  const kept = all
    .sort((a, b) => a.weight - b.weight)
    .slice(0, most)
    .sort((a, b) => a.at - b.at);
  return kept.flatMap((place, i) => {
    const before = kept[i - 1];
    const distance = place.at - (before?.at ?? 0);
    return place.weight === before?.weight ? [distance] : [place.weight, distance];
  });
}

function isFew(places: readonly number[], most: number): boolean {
  let count = 0;
  for (const number of places) if (number >= 0) count++;
  return count <= most;
}
