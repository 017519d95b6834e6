import {s} from 'hastscript';
import type {Element} from 'hast';
import {arrow, box, boxHeight, textLines, wrap, LINE_HEIGHT, type Picture} from './shapes';
import {WIDTHS, type Message, type SequenceDrawing, type Size} from './types';

const GAP = 8;
const AFTER_TEXT = 12;
const BETWEEN = 14;

/** Returns the actors with their lifelines, and the messages between them from top to bottom. */
export function drawSequence({actors, messages}: SequenceDrawing, size: Size, head: string): Picture {
  const width = (WIDTHS[size] - 4 - (actors.length - 1) * GAP) / actors.length;
  const height = Math.max(...actors.map((actor) => boxHeight(actor, width)));
  const middles = actors.map((_actor, n) => 2 + n * (width + GAP) + width / 2);
  let y = height + 2 + BETWEEN;
  const drawn: Element[] = [];
  for (const message of messages) {
    const lines = wrap(message.text, Math.max(spanOf(message, middles), WIDTHS[size] * 0.62));
    drawn.push(drawMessage(message, lines, middles, y, size, head));
    y += lines.length * LINE_HEIGHT + (message.from === message.to ? BETWEEN : AFTER_TEXT + BETWEEN);
  }
  return {
    children: [
      ...middles.map((x) => s('path', {className: ['diagram__lifeline'], d: `M${x} ${height + 2}V${y}`})),
      ...actors.map((actor, n) => box(actor, {x: (middles[n] ?? 0) - width / 2, y: 2, width, height})),
      ...drawn,
    ],
    height: y + 2,
  };
}

function spanOf({from, to}: Message, middles: readonly number[]): number {
  return Math.abs((middles[to] ?? 0) - (middles[from] ?? 0));
}

/** Draws the text on the page's background color, so that lifelines don't cross it, and the arrow below it. */
function drawMessage(
  {from, to, answer}: Message,
  lines: readonly string[],
  middles: readonly number[],
  y: number,
  size: Size,
  head: string,
): Element {
  const [start = 0, end = 0] = [middles[from], middles[to]];
  const wanted = Math.max(...lines.map((line) => line.length)) * 6.9 + 8;
  const middle = Math.min(Math.max((start + end) / 2, wanted / 2 + 2), WIDTHS[size] - wanted / 2 - 2);
  const text = [
    s('rect', {
      className: ['diagram__ground'],
      x: middle - wanted / 2,
      y: y - 2,
      width: wanted,
      height: lines.length * LINE_HEIGHT + 3,
    }),
    textLines(lines, {x: middle, y: y + 12, anchor: 'middle'}),
  ];
  if (from === to) return s('g', text);
  const below = y + lines.length * LINE_HEIGHT + 7;
  const tip = end > start ? end - 2 : end + 2;
  return s('g', [...text, arrow(`M${start} ${below}H${tip}`, head, answer)]);
}
