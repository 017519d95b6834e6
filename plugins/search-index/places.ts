/**
 * Returns at most so many of the places of a word in a record: the weightiest, as what stands in a record many
 * times is found as well by some of them. Places are written as Pagefind 1.6 does, in groups of one weight: the weight
 * as a negative number, the first place in the text, and distances to the next ones.
 */
export function fewPlaces(places: readonly number[], most: number): readonly number[] {
  const starts: number[] = [];
  for (let i = 0; i < places.length; i++) if ((places[i] ?? 0) < 0) starts.push(i);
  if (places.length - starts.length <= most) return places;
  // Nearly always all have one weight.
  return starts.length === 1 ? places.slice(0, 1 + most) : fewOfGroups(places, starts, most);
}

function fewOfGroups(places: readonly number[], starts: readonly number[], most: number): number[] {
  const groups = starts.map((start, i) => places.slice(start, starts[i + 1]));
  const byWeight = [...groups].sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0));
  let left = most;
  for (const group of byWeight) {
    const kept = Math.min(group.length - 1, left);
    group.length = kept === 0 ? 0 : 1 + kept;
    left -= kept;
  }
  return groups.flat();
}
