/** The sizes that a title may have, in pixels, and how many lines of it fit. */
const SIZES = [
  {size: 84, most: 2},
  {size: 68, most: 3},
  {size: 52, most: 4},
  {size: 40, most: 5},
];
const WIDTH = 1040;

/** The widths of Inter's bold letters, as shares of the size, on the safe side: text that is too wide would be cut. */
const LETTERS: readonly (readonly [RegExp, number])[] = [
  [/[WMwm@%]/, 0.96],
  [/[A-Z&<>]/, 0.74],
  [/[ iljtfrI1.,:;'|()-]/, 0.42],
];
const OTHER_LETTER = 0.62;

/** Returns a title's lines, at the largest size at which all of it fits. */
export function wrapTitle(title: string): {readonly lines: readonly string[]; readonly size: number} {
  for (const {size, most} of SIZES) {
    const lines = wrap(title, WIDTH / size);
    if (lines.length <= most && lines.every((line) => widthOf(line) <= WIDTH / size)) return {lines, size};
  }
  throw new Error(`The title "${title}" is too long for a picture of 1200 × 630 px. Shorten it.`);
}

function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Returns about how wide a text is, as a multiple of the size. */
function widthOf(text: string): number {
  return [...text].reduce(
    (sum, letter) => sum + (LETTERS.find(([letters]) => letters.test(letter))?.[1] ?? OTHER_LETTER),
    0,
  );
}
