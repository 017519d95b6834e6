import type {Element} from 'hast';
import {s} from 'hastscript';

export const LINE_HEIGHT = 18;

/** Average width of a letter at the diagrams' font size, in drawing units. */
export const LETTER = 6.7;

/** A picture and its resulting height, in drawing units. */
export type Picture = {readonly children: readonly Element[]; readonly height: number};

/** Returns `text` as lines that fit into `width`. Code in backticks stays code if it continues on another line. */
export function wrap(text: string, width: number): string[] {
  const most = Math.max(6, Math.floor(width / LETTER));
  const lines: string[] = [];
  for (const word of markEachWord(text).split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && lengthOf(`${last} ${word}`) <= most)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function markEachWord(text: string): string {
  return text.replace(/`([^`]+)`/g, (_all, code: string) => `\`${code.replaceAll(' ', '` `')}\``);
}

/** Returns how many letters a line shows. */
export function lengthOf(line: string): number {
  return line.replaceAll('`', '').length;
}

type TextPlace = {
  readonly x: number;
  readonly y: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly className?: string;
};

/** Returns lines of text, with the first line's baseline at `y`. */
export function textLines(
  lines: readonly string[],
  {x, y, anchor = 'start', className = ''}: TextPlace,
): Element {
  const spans = lines.map((line, n) => s('tspan', {x, y: y + n * LINE_HEIGHT}, piecesOf(line)));
  return s('text', {textAnchor: anchor, className: [className].filter(Boolean)}, spans);
}

/** Returns the pieces of a line, of which every second one is code. */
function piecesOf(line: string): (string | Element)[] {
  return line
    .replaceAll('` `', ' ')
    .split('`')
    .map((piece, n) => (n % 2 === 0 ? piece : s('tspan', {className: ['diagram__code']}, piece)))
    .filter((piece) => piece !== '');
}

type BoxContent = {readonly title: string; readonly text?: string; readonly strong?: boolean};
export type Area = {readonly x: number; readonly y: number; readonly width: number; readonly height: number};

const PADDING = 10;

/** Returns the height that a box of that width needs for its content. */
export function boxHeight({title, text}: BoxContent, width: number): number {
  return (linesIn(title, width).length + linesIn(text, width).length) * LINE_HEIGHT + 2 * PADDING;
}

/** Returns a box with its content in the middle. */
export function box(content: BoxContent, {x, y, width, height}: Area): Element {
  const title = linesIn(content.title, width);
  const text = linesIn(content.text, width);
  const middle = x + width / 2;
  const first = y + (height - (title.length + text.length) * LINE_HEIGHT) / 2 + 13;
  return s('g', {className: content.strong ? ['diagram__box', 'diagram__box--strong'] : ['diagram__box']}, [
    s('rect', {x, y, width, height, rx: 8}),
    textLines(title, {x: middle, y: first, anchor: 'middle', className: 'diagram__title'}),
    ...(text.length > 0
      ? [textLines(text, {x: middle, y: first + title.length * LINE_HEIGHT, anchor: 'middle'})]
      : []),
  ]);
}

function linesIn(text: string | undefined, width: number): string[] {
  return text === undefined ? [] : wrap(text, width - 2 * PADDING);
}

/** Returns a line from a node to an arrowhead; `id` is the ID of the drawing's own arrowhead. */
export function arrow(path: string, id: string): Element {
  const ends = {markerStart: `url(#${id}-node)`, markerEnd: `url(#${id})`};
  return s('path', {d: path, className: ['diagram__arrow'], ...ends});
}

/** Returns the ends that one drawing's arrows share, because those of a hidden drawing can't be used elsewhere. */
export function arrowHead(id: string): Element {
  const head = s('path', {className: ['diagram__head'], d: 'M0 0 8 4 0 8Z'});
  const node = s('circle', {className: ['diagram__node'], cx: 4, cy: 4, r: 4});
  const viewBox = '0 0 8 8';
  const size = {refY: 4, markerWidth: 4, markerHeight: 4};
  return s('defs', [
    s('marker', {id, viewBox, refX: 7, ...size, orient: 'auto'}, head),
    s('marker', {id: `${id}-node`, viewBox, refX: 4, ...size}, node),
  ]);
}

/** Radius of the circle around a number. */
export const RADIUS = 10;

/** Returns a number in a circle whose center is at `x` and `y`, in the color of the signal if `main`. */
export function numberAt(x: number, y: number, number: number, main = false): Element {
  const className = main ? ['diagram__number', 'diagram__main'] : ['diagram__number'];
  return s('g', {className}, [
    s('circle', {cx: x, cy: y, r: RADIUS}),
    textLines([String(number)], {x, y: y + 4, anchor: 'middle'}),
  ]);
}
