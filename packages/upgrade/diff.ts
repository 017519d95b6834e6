/** A line of a diff, with its line ending. */
export type DiffLine = {readonly kind: ' ' | '-' | '+'; readonly text: string};

/** A part of a diff. The starts are line numbers from 1, in the old text and in the new one. */
type Hunk = {readonly before: number; readonly after: number; readonly lines: readonly DiffLine[]};

/** How many unchanged lines stand around each change, as in `git diff`. */
const CONTEXT = 3;

/** Returns the parts in which two texts differ. */
export function diffOf(before: string, after: string): Hunk[] {
  const lines = compare(linesOf(before), linesOf(after));
  const changed = lines.flatMap(({kind}, index) => (kind === ' ' ? [] : [index]));
  const hunks: Hunk[] = [];
  let [old, next, at] = [1, 1, 0];
  for (const [first, last] of groups(changed)) {
    const start = Math.max(0, first - CONTEXT);
    const skipped = start - at;
    const own = lines.slice(start, last + CONTEXT + 1);
    old += skipped;
    next += skipped;
    hunks.push({before: old, after: next, lines: own});
    old += count(own, '+');
    next += count(own, '-');
    at = start + own.length;
  }
  return hunks;
}

/**
 * Returns a file's changes as a unified diff that `git apply` and `patch` accept. Without a header of git, so that paths are
 * relative to the folder in which the command runs.
 */
export function unifiedDiff(path: string, before: string, after: string): string {
  const end = path.includes(' ') ? '\t' : '';
  const hunks = diffOf(before, after).map((hunk) => {
    const {lines} = hunk;
    const range = (start: number, size: number): string => `${size === 0 ? start - 1 : start},${size}`;
    const ranges = `-${range(hunk.before, count(lines, '+'))} +${range(hunk.after, count(lines, '-'))}`;
    return `@@ ${ranges} @@\n${lines.map(({kind, text}) => kind + ended(text)).join('')}`;
  });
  return `--- a/${path}${end}\n+++ b/${path}${end}\n${hunks.join('')}`;
}

/** Returns how many lines are not of a kind. */
function count(lines: readonly DiffLine[], without: '-' | '+'): number {
  return lines.filter(({kind}) => kind !== without).length;
}

function ended(line: string): string {
  return line.endsWith('\n') ? line : `${line}\n\\ No newline at end of file\n`;
}

function linesOf(text: string): string[] {
  const lines = text.split(/(?<=\n)/);
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

/** Groups the places of changes whose surroundings touch: the first and the last of each group. */
function groups(places: readonly number[]): [number, number][] {
  const found: [number, number][] = [];
  for (const place of places) {
    const last = found.at(-1);
    if (last && place - last[1] <= 2 * CONTEXT) last[1] = place;
    else found.push([place, place]);
  }
  return found;
}

/** Compares two texts by their lines. What they have in common at both ends needs no search. */
function compare(before: readonly string[], after: readonly string[]): DiffLine[] {
  const shorter = Math.min(before.length, after.length);
  let [head, tail] = [0, 0];
  while (head < shorter && before[head] === after[head]) head += 1;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const middle = shortest(before.slice(head, before.length - tail), after.slice(head, after.length - tail));
  const same = (lines: readonly string[]): DiffLine[] => lines.map((text) => ({kind: ' ', text}));
  return [
    ...same(before.slice(0, head)),
    ...removedFirst(middle),
    ...same(before.slice(before.length - tail)),
  ];
}

/** The most changed lines that are looked for. Above that, a part is removed and added as a whole. */
const MOST_CHANGED = 1000;

/** Returns the shortest way from one list of lines to another, by the algorithm of Myers. */
function shortest(before: readonly string[], after: readonly string[]): DiffLine[] {
  const most = Math.min(before.length + after.length, MOST_CHANGED);
  const reached = new Int32Array(2 * most + 3);
  const steps: Int32Array[] = [];
  const at = (state: Int32Array, diagonal: number): number => state[diagonal + most + 1] ?? 0;
  for (let changes = 0; changes <= most; changes += 1) {
    steps.push(reached.slice());
    for (let diagonal = -changes; diagonal <= changes; diagonal += 2) {
      let old = comesDown(reached, diagonal, changes, at)
        ? at(reached, diagonal + 1)
        : at(reached, diagonal - 1) + 1;
      while (old < before.length && old - diagonal < after.length && before[old] === after[old - diagonal])
        old += 1;
      reached[diagonal + most + 1] = old;
      if (old >= before.length && old - diagonal >= after.length) return wayBack(before, after, steps, at);
    }
  }
  return [
    ...before.map((text): DiffLine => ({kind: '-', text})),
    ...after.map((text): DiffLine => ({kind: '+', text})),
  ];
}

type Reached = (state: Int32Array, diagonal: number) => number;

/** Whether a diagonal is reached by adding a line, and not by removing one. */
function comesDown(state: Int32Array, diagonal: number, changes: number, at: Reached): boolean {
  return diagonal === -changes || (diagonal !== changes && at(state, diagonal - 1) < at(state, diagonal + 1));
}

function wayBack(
  before: readonly string[],
  after: readonly string[],
  steps: readonly Int32Array[],
  at: Reached,
): DiffLine[] {
  const lines: DiffLine[] = [];
  let [old, next] = [before.length, after.length];
  steps.toReversed().forEach((state, index) => {
    const changes = steps.length - 1 - index;
    const isAdded = comesDown(state, old - next, changes, at);
    const start = isAdded ? at(state, old - next + 1) : at(state, old - next - 1) + 1;
    const from = changes === 0 ? 0 : start;
    while (old > from) {
      old -= 1;
      next -= 1;
      lines.push({kind: ' ', text: before[old] ?? ''});
    }
    if (changes === 0) return;
    if (isAdded) lines.push({kind: '+', text: after[(next -= 1)] ?? ''});
    else lines.push({kind: '-', text: before[(old -= 1)] ?? ''});
  });
  return lines.reverse();
}

/** Puts the removed lines of each run of changes before the added ones. */
function removedFirst(lines: readonly DiffLine[]): DiffLine[] {
  const result: DiffLine[] = [];
  const added: DiffLine[] = [];
  for (const line of lines) {
    if (line.kind === '+') {
      added.push(line);
      continue;
    }
    if (line.kind === ' ') result.push(...added.splice(0));
    result.push(line);
  }
  return [...result, ...added];
}
