import {s} from 'hastscript';
import type {Element} from 'hast';
import {numberAt, textLines, wrap, LINE_HEIGHT, type Picture} from './shapes';
import {WIDTHS, type Message, type SequenceDrawing} from './drawings';

const BETWEEN = 14;
const NUMBER = {x: 12, y: 11};
const INDENT = 34;
/** Room for fonts with wider letters than Inter. */
const SPARE = 6;

/** Returns a sequence for phones: a numbered list of messages, because lifelines side by side leave no room for text. */
export function drawMessages({actors, messages}: SequenceDrawing): Picture {
  let y = 2;
  const middles: number[] = [];
  const rows = messages.flatMap((message, n) => {
    const lines = wrap(message.text, WIDTHS.narrow - INDENT - SPARE);
    middles.push(y + NUMBER.y);
    const row = [
      numberAt(NUMBER.x, y + NUMBER.y, n + 1, message.main),
      textLines([between(message, actors)], {x: INDENT, y: y + 15, className: 'diagram__title'}),
      textLines(lines, {x: INDENT, y: y + 15 + LINE_HEIGHT}),
    ];
    y += (1 + lines.length) * LINE_HEIGHT + BETWEEN;
    return row;
  });
  return {children: [thread(middles), ...rows], height: y - BETWEEN + 6};
}

function between({from, to}: Message, actors: SequenceDrawing['actors']): string {
  const [sender = '', receiver = ''] = [actors[from]?.title, actors[to]?.title];
  return from === to ? sender : `${sender} → ${receiver}`;
}

function thread(middles: readonly number[]): Element {
  return s('path', {
    className: ['diagram__guide'],
    d: `M${NUMBER.x} ${middles[0] ?? 0}V${middles.at(-1) ?? 0}`,
  });
}
