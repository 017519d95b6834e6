import type {Member, ObjectNode, Range, SourceFile} from './read/types';

/** A change of a text: what is between the offsets becomes `text`. */
export type Edit = Range & {readonly text: string};

/** The edits of one file. */
export type FileEdits = {readonly path: string; readonly source: string; readonly edits: readonly Edit[]};

/** Returns the edits of a file as a list: empty, if there is nothing to edit. */
export function fileEdits({path, text}: SourceFile, edits: readonly Edit[]): FileEdits[] {
  return edits.length > 0 ? [{path, source: text, edits}] : [];
}

/** Returns the edits with those of each file together. */
export function byFile(all: readonly FileEdits[]): FileEdits[] {
  const files = new Map<string, FileEdits>();
  for (const file of all) {
    const edits = [...(files.get(file.path)?.edits ?? []), ...file.edits];
    files.set(file.path, {...file, edits});
  }
  return [...files.values()];
}

/** Returns the text with all edits made. Line endings and everything between the edits stay as they are. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const {start, end, text} of inOrder(edits)) {
    result += source.slice(at, start) + text;
    at = end;
  }
  return result + source.slice(at);
}

/**
 * Returns edits by their place. A replacement that several reasons ask for, such as that of a version which a variable and a
 * library have in common, is one edit. Throws if two others overlap, because the result would depend on their order.
 */
function inOrder(edits: readonly Edit[]): Edit[] {
  const isSame = (a: Edit | undefined, b: Edit): boolean =>
    b.end > b.start && a?.start === b.start && a.end === b.end && a.text === b.text;
  const sorted = [...edits]
    .sort((a, b) => a.start - b.start || a.end - b.end || (a.text < b.text ? -1 : 1))
    .filter((edit, index, all) => !isSame(all[index - 1], edit));
  sorted.forEach((edit, index) => {
    const next = sorted[index + 1];
    if (next && next.start < edit.end) {
      throw new Error(`Edits of the same text at ${edit.start} and ${next.start} overlap.`);
    }
  });
  return sorted;
}

/** Returns the line ending that a text uses: that of its first line. */
export function lineEnding(text: string): '\n' | '\r\n' {
  return /^[^\n]*\r\n/.test(text) ? '\r\n' : '\n';
}

/** Returns the spaces and tabs directly before an offset. */
export function indentBefore(text: string, offset: number): string {
  let start = offset;
  while (text[start - 1] === ' ' || text[start - 1] === '\t') start -= 1;
  return text.slice(start, offset);
}

/** Returns the edit that adds a text at an offset. */
export function insertAt(offset: number, text: string): Edit {
  return {start: offset, end: offset, text};
}

/** Returns the edit that replaces what is in a range. */
export function replaceRange({start, end}: Range, text: string): Edit {
  return {start, end, text};
}

/** Returns the edits that replace what is in several ranges of a file with one text. */
export function replaceAll(file: SourceFile, ranges: readonly Range[], text: string): FileEdits[] {
  return fileEdits(
    file,
    ranges.map((range) => replaceRange(range, text)),
  );
}

/** Returns the edit that removes a range, and its lines with their indentation if nothing else is on them. */
export function wholeLines(source: string, {start, end}: Range): Edit {
  const first = start - indentBefore(source, start).length;
  const after = /^[ \t]*(?:\r?\n|$)/.exec(source.slice(end));
  if (after && (first === 0 || source[first - 1] === '\n')) {
    return {start: first, end: end + after[0].length, text: ''};
  }
  const space = /^[ \t]+/.exec(source.slice(end));
  return {start, end: end + (space?.[0].length ?? 0), text: ''};
}

/**
 * Returns the edits that remove entries of an object with their commas, and with their lines if nothing else is on them.
 */
export function removeMembers(source: string, object: ObjectNode, members: readonly Member[]): Edit[] {
  const isRemoved = (member: Member): boolean => members.includes(member);
  const lastKept = object.members.findLastIndex((member) => !isRemoved(member));
  const tail = object.members.slice(lastKept + 1);
  const last = tail.at(-1);
  const isBare = last !== undefined && !/^\s*,/.test(source.slice(last.end));
  const single = (isBare ? object.members.slice(0, lastKept + 1) : object.members).filter(isRemoved);
  const edits = single.map((member) => {
    const comma = /^\s*,/.exec(source.slice(member.end));
    return wholeLines(source, {start: member.start, end: member.end + (comma?.[0].length ?? 0)});
  });
  if (!isBare) return edits;
  const before = object.members[lastKept];
  const [first = last] = tail;
  return before
    ? [...edits, {start: before.end, end: last.end, text: ''}]
    : [wholeLines(source, {start: first.start, end: last.end})];
}

/**
 * Returns the edit that adds an entry to an object, after the last one, in the style of its entries. `entry` has the key
 * and the value as they should be written.
 */
export function addMember(source: string, object: ObjectNode, entry: string): Edit {
  const last = object.members.at(-1);
  const eol = lineEnding(source);
  if (!last) {
    const indent = indentAt(source, object.start);
    const inner = `${eol}${indent}  ${entry}${eol}${indent}`;
    return {start: object.start + 1, end: object.end - 1, text: inner};
  }
  const comma = /^\s*,/.exec(source.slice(last.end, object.end));
  const isOneLine = !source.slice(object.start, last.start).includes('\n');
  const lead = isOneLine ? ' ' : eol + indentAt(source, last.start);
  const at = last.end + (comma?.[0].length ?? 0);
  return insertAt(at, comma ? `${lead}${entry},` : `,${lead}${entry}`);
}

function indentAt(source: string, offset: number): string {
  const line = source.slice(source.lastIndexOf('\n', offset - 1) + 1);
  return /^[ \t]*/.exec(line)?.[0] ?? '';
}
