/** A text whose varying parts are gaps: `['Platform ', ' is not valid.']`. A gap is between two parts. */
export type Pattern = readonly string[];

/** Returns a quote as a pattern. `…` and three periods stand for any text. */
export const quotePattern = (quote: string): Pattern => normalized(quote).split(/…|\.{3}/);

/** Returns a text with plain quotation marks and single spaces, because pages and sources differ in both. */
export const normalized = (text: string): string =>
  text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim();

/** Stands for a gap. No message has it, because it is a character for private use. */
const GAP = '\uE000';

/**
 * Returns whether `quote` occurs in a text that `message` can be, with gaps on either side standing for any text. A gap
 * inside a message stands for a word, because it is mostly a name, a number or a path; one at its end may be a text. At
 * least two fifths of the quote's own text has to be text of the message, because a message such as `{name}: {value}` would
 * contain anything.
 */
export function occursIn(quote: Pattern, message: Pattern): boolean {
  const wanted = quote.join(GAP);
  const enough = Math.max(5, quote.join('').length * 0.4);
  return bestMatch(wanted, message.join(GAP)) >= enough;
}

/** Returns how many characters of the quote are characters of the message, or -1 if it doesn't occur in it. */
function bestMatch(wanted: string, message: string): number {
  // One row for each place in the quote, from its end: the best that is possible from each place in the message.
  let after = new Int32Array(message.length + 2);
  const end = message.replace(/[^\p{L}\uE000]+$/u, '').endsWith(GAP) ? message.lastIndexOf(GAP) : Infinity;
  for (let row = wanted.length - 1; row >= 0; row--) {
    const current = new Int32Array(message.length + 2).fill(-1);
    for (let column = message.length; column >= 0; column--) {
      const skipWanted = after[column] ?? -1;
      const skipFound = current[column + 1] ?? -1;
      const rest = after[column + 1] ?? -1;
      if (wanted[row] === GAP) current[column] = Math.max(skipWanted, skipFound);
      else if (message[column] === GAP) {
        const isWord = wanted[row] === ' ' && column < end;
        current[column] = isWord ? skipFound : Math.max(skipWanted, skipFound);
      } else if (message[column] === wanted[row] && rest >= 0) current[column] = rest + 1;
    }
    after = current;
  }
  return Math.max(...after.subarray(0, message.length + 1));
}
