import type {RootContent} from 'mdast';

/** How far to move positions in the document. */
export type Shift = {readonly line: number; readonly offset: number};

/**
 * Returns a copy of `nodes` with all positions moved by `shift`: `position` in Markdown, and `start`, `end`, `range`
 * and `loc` in MDX's JavaScript (`data.estree`), as ESTree and acorn define them.
 */
export function cloneShifted(nodes: readonly RootContent[], shift: Shift): RootContent[] {
  return nodes.map((node) => clone(node, shift) as RootContent);
}

function clone(value: unknown, shift: Shift): unknown {
  if (Array.isArray(value)) return value.map((item) => clone(item, shift));
  // A regular expression literal's node contains a `RegExp`.
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return value;
  const copy: Record<string, unknown> = {};
  // A Markdown list also has a number as its `start`, but no `end`.
  const isEstree = 'end' in value && typeof value.end === 'number';
  for (const [key, item] of Object.entries(value)) {
    if (key === 'line') copy[key] = (item as number) + shift.line;
    else if (key === 'offset') copy[key] = (item as number) + shift.offset;
    else if (isEstree && (key === 'start' || key === 'end')) copy[key] = (item as number) + shift.offset;
    else if (key === 'range') copy[key] = (item as number[]).map((offset) => offset + shift.offset);
    else copy[key] = clone(item, shift);
  }
  return copy;
}
