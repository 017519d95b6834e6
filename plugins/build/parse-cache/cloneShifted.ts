import type {RootContent} from 'mdast';
import type {Point, Position} from 'unist';

/** How far to move positions in the document. */
export type Shift = {readonly line: number; readonly offset: number};

/**
 * Returns a copy of `nodes` with all positions moved by `shift`: `position` in Markdown, and `start`, `end`, `range`
 * and `loc` in MDX's JavaScript (`data.estree`), as ESTree and acorn define them.
 */
export function cloneShifted(nodes: readonly RootContent[], shift: Shift): RootContent[] {
  return nodes.map((node) => cloneNode(node, shift) as RootContent);
}

function cloneNode(value: unknown, shift: Shift): unknown {
  return cloneWith(value, shift, cloneNode, (key, item) => {
    if (key === 'position') return movedPosition(item as Position | undefined, shift);
    return key === 'estree' ? cloneEstree(item, shift) : cloneNode(item, shift);
  });
}

function cloneEstree(value: unknown, shift: Shift): unknown {
  return cloneWith(value, shift, cloneEstree, (key, item) => {
    if (key === 'loc') return movedPosition(item as Position | undefined, shift);
    if (key === 'range') return (item as number[]).map((offset) => offset + shift.offset);
    if (key === 'start' || key === 'end') return (item as number) + shift.offset;
    return cloneEstree(item, shift);
  });
}

/** Returns a copy of `value`, with array items copied by `cloneItem` and property values by `cloneProperty`. */
function cloneWith(
  value: unknown,
  shift: Shift,
  cloneItem: (item: unknown, shift: Shift) => unknown,
  cloneProperty: (key: string, item: unknown) => unknown,
): unknown {
  if (Array.isArray(value)) return value.map((item) => cloneItem(item, shift));
  // A regular expression literal's node contains a `RegExp`.
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return value;
  const copy: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) copy[key] = cloneProperty(key, item);
  return copy;
}

function movedPosition(position: Position | undefined, shift: Shift): Position | undefined {
  return position && {start: moved(position.start, shift), end: moved(position.end, shift)};
}

function moved(point: Point, shift: Shift): Point {
  const {line, column, offset} = point;
  const place = {line: line + shift.line, column};
  return offset === undefined ? place : {...place, offset: offset + shift.offset};
}
