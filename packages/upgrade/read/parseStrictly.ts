import type {Tree} from '@lezer/common';
import type {parser as anyParser} from '@lezer/javascript';

/**
 * Returns the tree of a text, or the offset of the first syntax error. The parser doesn't go on after an error: its recovery
 * takes minutes for a text that is something else.
 */
export function parseStrictly(parser: typeof anyParser, text: string): Tree | number {
  try {
    return parser.configure({strict: true}).parse(text);
  } catch (error) {
    // That's all the parser says: "No parse at 12".
    const offset = error instanceof SyntaxError ? /\d+$/.exec(error.message)?.[0] : undefined;
    if (offset === undefined) throw error;
    return Number(offset);
  }
}
