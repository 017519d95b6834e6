/** A line of a diff, with its line ending. */
export type DiffLine = {readonly kind: ' ' | '-' | '+'; readonly text: string};

/** A part of a diff. The starts are line numbers from 1, in the old text and in the new one. */
type Hunk = {readonly before: number; readonly after: number; readonly lines: DiffLine[]};

/** How many unchanged lines stand around each change, as in `git diff`. */
const CONTEXT = 3;

/** Returns the parts in which two texts differ. Changes whose surroundings touch are in one part. */
export function diffOf(before: string, after: string): Hunk[] {
  const lines = compare(linesOf(before), linesOf(after));
  const hunks: Hunk[] = [];
  let [old, next, wasNear] = [1, 1, false];
  lines.forEach((line, index) => {
    const around = lines.slice(Math.max(0, index - CONTEXT), index + CONTEXT + 1);
    const isNear = around.some(({kind}) => kind !== ' ');
    if (isNear && !wasNear) hunks.push({before: old, after: next, lines: []});
    if (isNear) hunks.at(-1)?.lines.push(line);
    if (line.kind !== '+') old += 1;
    if (line.kind !== '-') next += 1;
    wasNear = isNear;
  });
  return hunks;
}

/**
 * Returns a file's changes as a unified diff that `git apply` and `patch` accept. Without a header of git, so that paths are
 * relative to the folder in which the command runs.
 */
export function unifiedDiff(path: string, before: string, after: string): string {
  const end = path.includes(' ') ? '\t' : '';
  const hunks = diffOf(before, after).map(({before: old, after: next, lines}) => {
    const range = (start: number, size: number): string => `${size === 0 ? start - 1 : start},${size}`;
    const ranges = `-${range(old, count(lines, '+'))} +${range(next, count(lines, '-'))}`;
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

/** Compares two texts by their lines. What they have in common at both ends needs no search. */
function compare(before: readonly string[], after: readonly string[]): DiffLine[] {
  const shorter = Math.min(before.length, after.length);
  let [head, tail] = [0, 0];
  while (head < shorter && before[head] === after[head]) head += 1;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const middle = differing(before.slice(head, before.length - tail), after.slice(head, after.length - tail));
  const same = (lines: readonly string[]): DiffLine[] => lines.map((text) => ({kind: ' ', text}));
  return [...same(before.slice(0, head)), ...middle, ...same(before.slice(before.length - tail))];
}

/** The most pairs of lines that are compared. Above that, all lines are removed and added. */
const MOST_PAIRS = 9_000_000;

/** Returns the shortest way from one list of lines to another. In each run of changes, the removed lines come first. */
function differing(before: readonly string[], after: readonly string[]): DiffLine[] {
  const width = after.length + 1;
  const isLarge = before.length * after.length > MOST_PAIRS;
  // How many lines the rests of both have in common, from a line of each on.
  const common = new Uint16Array(isLarge ? 0 : (before.length + 1) * width);
  const at = (old: number, next: number): number => common[old * width + next] ?? 0;
  for (let old = before.length - 1; old >= 0 && !isLarge; old -= 1) {
    for (let next = after.length - 1; next >= 0; next -= 1) {
      common[old * width + next] =
        before[old] === after[next]
          ? at(old + 1, next + 1) + 1
          : Math.max(at(old + 1, next), at(old, next + 1));
    }
  }
  const lines: DiffLine[] = [];
  let [old, next] = [0, 0];
  while (old < before.length || next < after.length) {
    const isSame = !isLarge && before[old] === after[next];
    const isRemoved =
      next === after.length || (old < before.length && at(old + 1, next) >= at(old, next + 1));
    const kind = isSame ? ' ' : isRemoved ? '-' : '+';
    lines.push({kind, text: (kind === '+' ? after[next] : before[old]) ?? ''});
    if (kind !== '+') old += 1;
    if (kind !== '-') next += 1;
  }
  return lines;
}
