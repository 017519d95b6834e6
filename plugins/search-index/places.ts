/** Places of one weight: the weight as a negative number, the first place in the text, and distances to the next ones. */
type Group = {readonly numbers: readonly number[]; readonly count: number};

/**
 * Returns at most so many of the places of a word in a record: the weightiest, as what stands in a record many
 * times is found as well by some of them. Places are written as Pagefind 1.6 does, in groups of one weight.
 */
export function fewPlaces(places: readonly number[], most: number): readonly number[] {
  const groups = readGroups(places);
  let left = most;
  const kept = new Map<Group, number>();
  for (const group of [...groups].sort(byWeight)) {
    kept.set(group, Math.min(group.count, left));
    left -= kept.get(group) ?? 0;
  }
  return groups.flatMap((group) => {
    const count = kept.get(group) ?? 0;
    return count === 0 ? [] : group.numbers.slice(0, 1 + count);
  });
}

function readGroups(places: readonly number[]): Group[] {
  const starts = places.flatMap((number, i) => (number < 0 ? [i] : []));
  return starts.map((start, i) => {
    const numbers = places.slice(start, starts[i + 1]);
    return {numbers, count: numbers.length - 1};
  });
}

function byWeight(a: Group, b: Group): number {
  return (a.numbers[0] ?? 0) - (b.numbers[0] ?? 0);
}
