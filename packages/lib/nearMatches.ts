import leven from 'leven';

/**
 * Returns the candidates that someone who wrote `name` may have meant, closest first: at most three, each no more than
 * a third of its letters away, or containing `name`, or contained in it. Candidates of the same kind come first
 * (`MAX_COUNT` for `MAX_COUNTS`, not `maxCount`), and leave no room for others except those that only differ in case.
 */
export function nearMatches(name: string, candidates: readonly string[]): string[] {
  const wanted = name.toLowerCase();
  const near = [...new Set(candidates)]
    .filter((candidate) => canBeNear(wanted, candidate.toLowerCase()))
    .map((candidate) => ({candidate, distance: distanceTo(wanted, candidate.toLowerCase())}))
    .filter(({candidate, distance}) => distance <= mostDiffering(candidate))
    .map(({candidate, distance}) => ({
      candidate,
      distance: distance > 0 || candidate === name ? distance : ONLY_CASE,
      letters: leven(wanted, candidate.toLowerCase()),
      isSameKind: kindOf(candidate) === kindOf(name),
    }));
  const haveKind = near.some(({isSameKind}) => isSameKind);
  return near
    .filter(({isSameKind, distance}) => isSameKind || !haveKind || distance === ONLY_CASE)
    .sort(
      (a, b) => a.distance - b.distance || a.letters - b.letters || a.candidate.localeCompare(b.candidate),
    )
    .slice(0, 3)
    .map(({candidate}) => candidate);
}

/** How many letters of a candidate may differ. */
const mostDiffering = (candidate: string): number => Math.max(1, Math.floor(candidate.length / 3));

/** Returns all candidates, those that are most like `name` first. */
export function nearestFirst(name: string, candidates: readonly string[]): string[] {
  const wanted = name.toLowerCase();
  return [...new Set(candidates)]
    .map((candidate) => ({candidate, letters: leven(wanted, candidate.toLowerCase())}))
    .sort((a, b) => a.letters - b.letters)
    .map(({candidate}) => candidate);
}

/** The distance of a name that only differs in case: after one wrong letter in a name of the same kind. */
const ONLY_CASE = 1.5;

/** Returns how a name is written, judged by its last part if it has dots. */
function kindOf(name: string): string {
  const last = name.slice(name.lastIndexOf('.') + 1);
  const path = last === name ? '' : ' in a path';
  if (/^[^A-Za-z]/.test(last)) return `${last[0]}${path}`;
  if (/^[A-Z\d]+(?:_[A-Z\d]+)+$/.test(last)) return `CONSTANT${path}`;
  return (/^[A-Z]/.test(last) ? 'Type' : 'value') + path;
}

/** Returns ` Did you mean "a" or "b"?`, or an empty string if no candidate is similar. */
export function didYouMean(name: string, candidates: readonly string[]): string {
  const near = nearMatches(name, candidates).map((candidate) => `"${candidate}"`);
  return near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : '';
}

function distanceTo(wanted: string, candidate: string): number {
  if (isContained(wanted, candidate)) return wanted === candidate ? 0 : 1;
  return leven(wanted, candidate);
}

const isContained = (wanted: string, candidate: string): boolean =>
  wanted.length > 2 && (candidate.includes(wanted) || wanted.includes(candidate));

/** Whether the lengths of two names allow that they're near, which is known without comparing their letters. */
const canBeNear = (wanted: string, candidate: string): boolean =>
  Math.abs(wanted.length - candidate.length) <= mostDiffering(candidate) || isContained(wanted, candidate);

/** Whether two words differ by one mistake: a wrong letter, one too many or too few, two swapped ones, or capitals. */
export function isOneMistake(word: string, other: string): boolean {
  if (word === other || Math.abs(word.length - other.length) > 1) return false;
  const letters = (text: string): string => [...text.toLowerCase()].sort().join('');
  const wrong = leven(word.toLowerCase(), other.toLowerCase());
  return wrong <= 1 || (wrong === 2 && letters(word) === letters(other));
}
