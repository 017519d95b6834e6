/**
 * Returns at most three candidates that are similar to `name`, closest first. A candidate is similar if its edit
 * distance is at most a third of the letters, or if one of the two contains the other.
 */
export function nearMatches(name: string, candidates: readonly string[]): string[] {
  const wanted = name.toLowerCase();
  return candidates
    .map((candidate) => ({candidate, distance: distanceTo(wanted, candidate.toLowerCase())}))
    .filter(({candidate, distance}) => distance <= Math.max(1, Math.floor(candidate.length / 3)))
    .sort((a, b) => a.distance - b.distance || a.candidate.localeCompare(b.candidate))
    .slice(0, 3)
    .map(({candidate}) => candidate);
}

/** Returns ` Did you mean "a" or "b"?`, or an empty string if no candidate is similar. */
export function didYouMean(name: string, candidates: readonly string[]): string {
  const near = nearMatches(name, candidates).map((candidate) => `"${candidate}"`);
  return near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : '';
}

function distanceTo(wanted: string, candidate: string): number {
  if (wanted.length > 2 && (candidate.includes(wanted) || wanted.includes(candidate))) return 1;
  return editDistance(wanted, candidate);
}

/** Returns the Levenshtein distance: how many letters to add, remove or change. */
function editDistance(a: string, b: string): number {
  let previous = Array.from({length: b.length + 1}, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const change = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      current.push(Math.min(change, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}
