import type {ElementContent} from 'hast';
import {h} from 'hastscript';
import type {Change} from './diff';
import {partOf} from './splitNodes';

/** A part of a line, in characters from its start; `end` is exclusive. */
export type Part = {readonly start: number; readonly end: number};

/** The largest share of a line that stands out as a part of it. */
const MOST = 0.6;

/**
 * Returns, for each line of a diff, the part that differs from the line that it replaces or that replaces it: lines that
 * are removed and followed by as many new ones replace each other in their order. A line that differs in most of its
 * text has none.
 */
export function changedParts(lines: readonly string[], changes: readonly Change[]): (Part | undefined)[] {
  const parts = lines.map((): Part | undefined => undefined);
  for (const [removed, added] of pairsOf(changes)) {
    const [before = '', after = ''] = [lines[removed], lines[added]];
    parts[removed] = differenceOf(before, after);
    parts[added] = differenceOf(after, before);
  }
  return parts;
}

/** Returns the numbers of the lines that replace each other. */
function pairsOf(changes: readonly Change[]): [number, number][] {
  return changes.flatMap((change, start): [number, number][] => {
    if (change !== 'deleted' || changes[start - 1] === 'deleted') return [];
    const removed = runLength(changes, start, 'deleted');
    if (runLength(changes, start + removed, 'inserted') !== removed) return [];
    return Array.from({length: removed}, (_one, i) => [start + i, start + removed + i]);
  });
}

function runLength(changes: readonly Change[], start: number, change: Change): number {
  const end = changes.findIndex((one, i) => i >= start && one !== change);
  return (end < 0 ? changes.length : end) - start;
}

function differenceOf(line: string, other: string): Part | undefined {
  const start = sharedStart(line, other);
  const rest = [line, other].map((text) => [...text.slice(start)].reverse().join(''));
  const end = line.length - sharedStart(rest[0] ?? '', rest[1] ?? '');
  const whole = {start: wordStart(line, start), end: wordEnd(line, end)};
  const share = (whole.end - whole.start) / line.trim().length;
  return end > start && share <= MOST ? whole : undefined;
}

function sharedStart(a: string, b: string): number {
  const different = [...a].findIndex((character, i) => character !== b[i]);
  return different < 0 ? a.length : different;
}

/** Matches a character of a word. A version such as 8.7.2 is one word. */
const WORD = /[\w.]/;

/** Returns where the word that `start` is in begins. */
function wordStart(line: string, start: number): number {
  const isInWord = WORD.test(line.charAt(start)) && WORD.test(line.charAt(start - 1));
  return isInWord ? wordStart(line, start - 1) : start;
}

/** Returns where the word that goes on at `end` ends. */
function wordEnd(line: string, end: number): number {
  const isInWord = WORD.test(line.charAt(end)) && WORD.test(line.charAt(end - 1));
  return isInWord ? wordEnd(line, end + 1) : end;
}

/** Returns the nodes of a line with a part of its text in `<b>`. */
export function markPart(nodes: readonly ElementContent[], {start, end}: Part): ElementContent[] {
  return [...partOf(nodes, 0, start), h('b', partOf(nodes, start, end)), ...partOf(nodes, end, Infinity)];
}
