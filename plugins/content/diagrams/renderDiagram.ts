import fs from 'node:fs';
import path from 'node:path';
import type {Element} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {h, s} from 'hastscript';
import {memoize} from '../../../packages/lib/memoize';
import {inlineStyles} from '../../lib/inlineStyles';
import {drawMessages} from './drawMessages';
import {drawSequence} from './drawSequence';
import {drawSteps} from './drawSteps';
import {drawTree} from './drawTree';
import {arrowHead, type Picture} from './shapes';
import {WIDTHS, type Diagram, type Drawing, type Size} from './drawings';

const SIZES: readonly Size[] = ['wide', 'narrow'];

/**
 * Returns the HTML inside a diagram's `<figure>`: the drawings for wide pages and for phones, of which CSS shows one,
 * and the description for readers who see neither.
 */
export function renderDiagram(name: string, {description, drawing}: Diagram): string {
  const drawings = SIZES.map((size) =>
    drawing.kind === 'picture' ? pictureIn(`${name}-${size}.svg`) : toHtml(svgOf(name, drawing, size)),
  );
  return [...drawings, toHtml(h('figcaption', {className: ['visually-hidden']}, description))].join('');
}

/** Returns a picture without its indentation. */
function pictureIn(file: string): string {
  return fs.readFileSync(path.join(__dirname, 'pictures', file), 'utf8').replace(/\n\s*/g, '');
}

const STYLES = path.join(__dirname, 'diagrams.css');
const stylesIn = memoize(1, inlineStyles);

function svgOf(name: string, drawing: Drawing, size: Size): Element {
  const head = `diagram-${name}-${size}`;
  const {children, height} = draw(drawing, size, head);
  const viewBox = `0 0 ${WIDTHS[size]} ${Math.ceil(height)}`;
  return s('svg', {className: [`diagram__${size}`], viewBox, ariaHidden: 'true'}, [
    ...(size === 'wide' ? [s('style', stylesIn(STYLES))] : []),
    arrowHead(head),
    ...children,
  ]);
}

function draw(drawing: Drawing, size: Size, head: string): Picture {
  switch (drawing.kind) {
    case 'steps':
      return drawSteps(drawing, size, head);
    case 'sequence':
      return size === 'wide' ? drawSequence(drawing) : drawMessages(drawing);
    case 'tree':
      return drawTree(drawing, size);
  }
}
