import {applyEdits, inOrder, type Edit, type FileEdits} from './edits';
import {lineFinder, lineStarts} from './read/types';

/** A part of a diff. `line` is the number of its first line in the file, from 1. */
export type Hunk = {readonly line: number; readonly lines: readonly DiffLine[]};
export type DiffLine = {readonly kind: ' ' | '-' | '+'; readonly text: string};

/** How many unchanged lines a diff shows around each change. */
const CONTEXT = 2;

/** Returns the parts of a file that edits change, with some lines around them. */
export function diffOf({source, edits}: Pick<FileEdits, 'source' | 'edits'>): Hunk[] {
  const starts = lineStarts(source);
  const lines = starts.map((start, index) => source.slice(start, starts[index + 1] ?? source.length));
  return blocksOf(source, inOrder(edits)).map(({first, last, edits: own}) => {
    const from = starts[first] ?? 0;
    const to = starts[last + 1] ?? source.length;
    const local = own.map((edit) => ({...edit, start: edit.start - from, end: edit.end - from}));
    const after = splitLines(applyEdits(source.slice(from, to), local));
    const before = lines.slice(first, last + 1);
    const above = lines.slice(Math.max(0, first - CONTEXT), first);
    const below = lines.slice(last + 1, last + 1 + CONTEXT);
    // What follows the last line break is no line, so adding to it removes nothing.
    const inner = compareLines(
      (before.at(-1) === '' ? before.slice(0, -1) : before).map(withoutEnd),
      after.map(withoutEnd),
    );
    return {
      line: Math.max(0, first - CONTEXT) + 1,
      lines: trimContext([
        ...above.map(unchanged),
        ...inner,
        ...below.filter((line) => line !== '').map(unchanged),
      ]),
    };
  });
}

function unchanged(line: string): DiffLine {
  return {kind: ' ', text: withoutEnd(line)};
}

function withoutEnd(line: string): string {
  return line.replace(/\r?\n$/, '');
}

function splitLines(text: string): string[] {
  const lines = text.split(/(?<=\n)/);
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

type Block = {first: number; last: number; readonly edits: Edit[]};

/** Groups edits whose lines, with those around them, touch. */
function blocksOf(source: string, edits: readonly Edit[]): Block[] {
  const blocks: Block[] = [];
  const lineOf = lineFinder(source);
  for (const edit of edits) {
    const first = lineOf(edit.start) - 1;
    const last = lineOf(Math.max(edit.start, edit.end - 1)) - 1;
    const previous = blocks.at(-1);
    if (previous && first <= previous.last + 2 * CONTEXT + 1) {
      previous.last = Math.max(previous.last, last);
      previous.edits.push(edit);
    } else blocks.push({first, last, edits: [edit]});
  }
  return blocks;
}

/** The most comparisons of lines with each other. Above that, a part of a diff is removed and added as a whole. */
const MOST_COMPARED = 1_000_000;

/** Compares two short lists of lines by their longest common subsequence. */
function compareLines(before: readonly string[], after: readonly string[]): DiffLine[] {
  if (before.length * after.length > MOST_COMPARED) {
    return [
      ...before.map((text): DiffLine => ({kind: '-', text})),
      ...after.map((text): DiffLine => ({kind: '+', text})),
    ];
  }
  const common = before.map(() => Array<number>(after.length + 1).fill(0));
  common.push(Array<number>(after.length + 1).fill(0));
  const at = (i: number, j: number): number => common[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const row = common[i];
      if (row) row[j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const lines: DiffLine[] = [];
  let i = 0;
  let j = 0;
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && before[i] === after[j]) {
      lines.push({kind: ' ', text: before[i] ?? ''});
      i += 1;
      j += 1;
    } else if (i < before.length && (j >= after.length || at(i + 1, j) >= at(i, j + 1))) {
      lines.push({kind: '-', text: before[i] ?? ''});
      i += 1;
    } else {
      lines.push({kind: '+', text: after[j] ?? ''});
      j += 1;
    }
  }
  return grouped(lines);
}

/** Puts the removed lines of each run of changes before the added ones. */
function grouped(lines: readonly DiffLine[]): DiffLine[] {
  const result: DiffLine[] = [];
  let run: DiffLine[] = [];
  const close = (): void => {
    result.push(...run.filter(({kind}) => kind === '-'), ...run.filter(({kind}) => kind === '+'));
    run = [];
  };
  for (const line of lines) {
    if (line.kind === ' ') {
      close();
      result.push(line);
    } else run.push(line);
  }
  close();
  return result;
}

/** Drops empty lines at both ends, which say nothing about where a change is. */
function trimContext(lines: readonly DiffLine[]): DiffLine[] {
  const isEmpty = ({kind, text}: DiffLine): boolean => kind === ' ' && text.trim() === '';
  const first = lines.findIndex((line) => !isEmpty(line));
  const last = lines.findLastIndex((line) => !isEmpty(line));
  return lines.slice(first, last + 1);
}
