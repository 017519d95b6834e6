import type {Element} from 'hast';
import {s} from 'hastscript';
import {textLines, wrap, LINE_HEIGHT, type Picture} from './shapes';
import {WIDTHS, type Size, type TreeDrawing} from './drawings';

const INDENT = 16;
const ROW_GAP = 7;
/** The x coordinate of the notes on wide pages; on phones, each note is below its name. */
const NOTES_AT = 306;

/** Returns the folders and files, one below another, each with its note. */
export function drawTree({entries}: TreeDrawing, size: Size): Picture {
  const children: Element[] = [];
  let y = 4;
  /** Where the line to the next entry of each depth starts: at the entry above it, or below the folder. */
  const starts: number[] = [];
  for (const {depth, name, note = '', strong} of entries) {
    const x = 4 + depth * INDENT;
    const noteX = size === 'wide' ? NOTES_AT : x + INDENT;
    const lines = note === '' ? [] : wrap(note, WIDTHS[size] - noteX - 4);
    const rows = size === 'wide' ? Math.max(1, lines.length) : 1 + lines.length;
    const className = strong ? 'diagram__file diagram__file--strong' : 'diagram__file';
    children.push(textLines([name], {x, y: y + 14, className}));
    if (depth > 0) {
      const guide = `M${x - INDENT + 5} ${starts[depth] ?? y - ROW_GAP / 2}V${y + 9}H${x - 4}`;
      children.push(s('path', {className: ['diagram__guide'], d: guide}));
    }
    starts.splice(depth, Infinity, y + 9, y + LINE_HEIGHT);
    if (lines.length > 0)
      children.push(textLines(lines, {x: noteX, y: size === 'wide' ? y + 14 : y + 14 + LINE_HEIGHT}));
    y += rows * LINE_HEIGHT + ROW_GAP;
  }
  return {children, height: y};
}
