import {indentBefore, insertAt, lineEnding, type Edit} from '../../edits';
import type {GradleFile} from '../../read/gradle';
import {pairsIn} from '../../read/tokens';

/** Returns the index of the brace that opens the first block with a name at or after a token. -1: there is none. */
export function openingOf({tokens}: GradleFile, name: string, from = 0): number {
  const at = tokens.findIndex(
    ({value}, index) => index >= from && value === name && tokens[index + 1]?.value === '{',
  );
  return at < 0 ? -1 : at + 1;
}

/** Returns the edits that add lines at the end of a block, which is found by the names of the blocks around it. */
export function addToBlock(
  {text, content}: {readonly text: string; readonly content: GradleFile},
  names: readonly string[],
  lines: readonly string[],
): Edit[] {
  let opening = 0;
  for (const name of names) {
    opening = openingOf(content, name, opening);
    if (opening < 0) return [];
  }
  const closing = pairsIn(content.tokens, '{}').get(opening);
  const inside = content.tokens.slice(opening + 1, closing).filter(({kind}) => kind !== 'line');
  const [first, last] = [inside[0], inside.at(-1)];
  if (!first || !last) return [];
  const lead = lineEnding(text) + indentBefore(text, first.start);
  return [insertAt(last.end, lines.map((line) => lead + line).join(''))];
}
