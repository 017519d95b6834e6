import {isMap, isScalar, parseDocument} from 'yaml';
import type {DocPage} from './types';

/** A place in a file. Both numbers are one-based; columns are in UTF-16 units. */
export type FilePlace = {readonly line: number; readonly column: number};

/** A field of the front matter with a single value, as typed by its writer (tokens not resolved). */
export type FrontMatterField = {
  readonly key: string;
  readonly value: string;
  /** Where the key starts in the file. */
  readonly keyOffset: number;
  /** Where the value starts and ends in the file, including quotation marks. */
  readonly start: number;
  readonly end: number;
};

/** Returns the place of `offset` (UTF-16 units from the start of the file) in `source`. */
export function placeAt(source: string, offset: number): FilePlace {
  const before = source.slice(0, offset).split('\n');
  return {line: before.length, column: (before.at(-1) ?? '').length + 1};
}

/** Returns the fields of the page's front matter that have a single value, in the order of the file. */
export function frontMatterFields(page: DocPage): FrontMatterField[] {
  const [first] = page.tree.children;
  if (first?.type !== 'yaml') return [];
  // The YAML starts on the line after the opening `---`.
  const base = page.source.indexOf('\n') + 1;
  const {contents} = parseDocument(first.value);
  if (!isMap(contents)) return [];
  return contents.items.flatMap(({key, value}) => {
    if (!isScalar(key) || !isScalar(value) || !key.range || !value.range) return [];
    const [start, end] = value.range;
    return [
      {
        key: String(key.value),
        value: typeof value.value === 'string' ? value.value : (value.source ?? ''),
        keyOffset: base + key.range[0],
        start: base + start,
        end: base + end,
      },
    ];
  });
}

/** Returns the page's source with the code of its blocks blanked, so that offsets stay the same. */
export function withoutCode({source, blocks}: Pick<DocPage, 'source' | 'blocks'>): string {
  const lines = source.split('\n');
  for (const {fenceLine, code} of blocks) {
    const end = fenceLine + code.split('\n').length;
    for (let line = fenceLine; line < end; line++) lines[line] = ' '.repeat(lines[line]?.length ?? 0);
  }
  return lines.join('\n');
}
