const MIN_LENGTH = 4;
/** Words of at least this length may contain two mistakes. */
const LONG = 8;

/**
 * Returns the known word with the smallest edit distance, and the more frequent one in a tie, or undefined if none is
 * close enough.
 */
export function closestWord(
  word: string,
  known: readonly (readonly [word: string, count: number])[],
): string | undefined {
  if (word.length < MIN_LENGTH) return undefined;
  const limit = word.length >= LONG ? 2 : 1;
  const [best] = known
    .filter(([{length}]) => length >= MIN_LENGTH && Math.abs(length - word.length) <= limit)
    .map(([candidate, count]) => ({candidate, count, distance: editDistance(word, candidate)}))
    .filter(({distance}) => distance <= limit)
    .sort((a, b) => a.distance - b.distance || b.count - a.count);
  return best?.candidate;
}

/** Returns the number of letters to insert, delete, replace or swap with the next one. */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({length: b.length + 1}, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(before, j - 2) + 1 : Infinity;
      next.push(Math.min(at(row, j) + 1, at(next, j - 1) + 1, at(row, j - 1) + same, swapped));
    }
    before = row;
    row = next;
  }
  return at(row, b.length);
}

function at(row: readonly number[], i: number): number {
  return row[i] ?? Infinity;
}
