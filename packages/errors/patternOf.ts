import type {Message} from '../facts';
import {normalized} from './messagePatterns';

/** Stands for a value that a package inserts into a message. */
export const GAP = '…';

/** Formats that the sources fill in where the extractor doesn't follow. */
const FORMAT = /%(?:\d+\$)?(?:[ds@]|0?\d*[dx])/g;

/** How the CLI writes a color. */
// eslint-disable-next-line no-control-regex
const COLOR = /\u001b\[[\d;]*m/g;

/**
 * Returns a message as pages and data files write it: with `…` for each inserted value, single spaces, plain quotation
 * marks, and without the symbols that Capacitor puts before a line of its log.
 */
export function patternOf(message: Message): string {
  return plainPattern(message.map((part) => (typeof part === 'string' ? part : GAP)).join(''));
}

/** Returns the text of a pattern in its only spelling, so that patterns can be compared. */
export function plainPattern(text: string): string {
  const plain = text
    .replace(COLOR, '')
    .replace(FORMAT, GAP)
    .replace(/\.{3}/g, GAP)
    .replace(/⚡️?\s*(?:❌)?\s*/gu, '');
  return normalized(plain).replace(/…(?:\s*…)+/g, GAP);
}
