import {s} from 'hastscript';
import type {Element} from 'hast';
import {
  box,
  boxHeight,
  textLines,
  wrap,
  numberAt,
  lengthOf,
  LETTER,
  LINE_HEIGHT,
  RADIUS,
  type Picture,
} from './shapes';
import {WIDTHS, type Message, type SequenceDrawing} from './drawings';

const GAP = 24;
const BETWEEN = 10;
/** Space that a label keeps from lifelines and numbers. */
const CLEAR = 8;
const WIDEST_NOTE = 200;

/** Returns the actors with their lifelines, and the numbered messages between them from top to bottom. */
export function drawSequence({actors, messages}: SequenceDrawing): Picture {
  const width = (WIDTHS.wide - 4 - (actors.length - 1) * GAP) / actors.length;
  const height = Math.max(...actors.map((actor) => boxHeight(actor, width)));
  const middles = actors.map((_actor, n) => 2 + n * (width + GAP) + width / 2);
  let y = height + 2 + BETWEEN;
  const drawn: Element[] = [];
  messages.forEach((message, n) => {
    const row = message.from === message.to ? drawNote : drawMessage;
    const picture = row(message, {number: n + 1, middles, y});
    drawn.push(...picture.children);
    y += picture.height + BETWEEN;
  });
  return {
    children: [
      ...middles.map((x) =>
        s('path', {className: ['diagram__lifeline'], d: `M${x} ${height + 2}V${y - BETWEEN / 2}`}),
      ),
      ...actors.map((actor, n) => box(actor, {x: (middles[n] ?? 0) - width / 2, y: 2, width, height})),
      ...drawn,
    ],
    height: y - BETWEEN / 2,
  };
}

/** The number of a message, the x coordinates of all lifelines, and the y coordinate where the message begins. */
type Row = {readonly number: number; readonly middles: readonly number[]; readonly y: number};

/** Draws a label on the page's background color, so that lifelines stay clear of it, and the arrow below it. */
function drawMessage(message: Message, {number, middles, y}: Row): Picture {
  const [start, end] = [middles[message.from] ?? 0, middles[message.to] ?? 0];
  const lines = wrap(message.text, Math.abs(end - start) - 2 * (RADIUS + CLEAR));
  const across = widthOf(lines) + 2 * CLEAR;
  const middle = (start + end) / 2;
  const below = y + lines.length * LINE_HEIGHT + RADIUS;
  return {
    children: [
      s('rect', {
        className: ['diagram__ground'],
        x: middle - across / 2,
        y,
        width: across,
        height: lines.length * LINE_HEIGHT,
      }),
      textLines(lines, {x: middle, y: y + 13, anchor: 'middle'}),
      arrowBetween(start, end, below, message),
      numberAt(start, below, number, message.main),
    ],
    height: below + RADIUS - y,
  };
}

/** Draws what an actor does alone as a note on its lifeline, narrower if the actor stands at the edge. */
function drawNote({from, text, main}: Message, {number, middles, y}: Row): Picture {
  const beforeText = 2 * (RADIUS + CLEAR);
  const middle = middles[from] ?? 0;
  const room = 2 * (Math.min(middle, WIDTHS.wide - middle) - 2) - beforeText - CLEAR;
  const lines = wrap(text, Math.min(WIDEST_NOTE, room));
  const across = widthOf(lines);
  const width = beforeText + across + CLEAR;
  const height = lines.length * LINE_HEIGHT + 2 * CLEAR;
  const wanted = middle - width / 2;
  const x = Math.min(Math.max(wanted, 2), WIDTHS.wide - width - 2);
  return {
    children: [
      s('rect', {className: ['diagram__note'], x, y, width, height, rx: 8}),
      textLines(lines, {x: x + beforeText + across / 2, y: y + CLEAR + 13, anchor: 'middle'}),
      numberAt(x + CLEAR + RADIUS, y + height / 2, number, main),
    ],
    height,
  };
}

function widthOf(lines: readonly string[]): number {
  return Math.max(...lines.map(lengthOf)) * LETTER;
}

/** Draws the line and its head as shapes, because a marker can't take the color of the line that it ends. */
function arrowBetween(start: number, end: number, y: number, {answer}: Message): Element {
  const forward = end > start ? 1 : -1;
  const tip = end - 2 * forward;
  const base = tip - 7 * forward;
  return s('g', [
    s('path', {
      className: answer ? ['diagram__arrow', 'diagram__arrow--dashed'] : ['diagram__arrow'],
      d: `M${start} ${y}H${base}`,
    }),
    s('path', {className: ['diagram__head'], d: `M${base} ${y - 4} ${tip} ${y} ${base} ${y + 4}Z`}),
  ]);
}
