import {indentBefore, insertAt, lineEnding, type Edit} from '../../edits';
import type {GradleFile} from '../../read/gradle';
import type {Token} from '../../read/tokens';

/** Returns the tokens of the innermost block in braces around a token. */
export function blockAround(tokens: readonly Token[], index: number): readonly Token[] {
  return tokens.slice(edgeOfBlock(tokens, index, -1) + 1, edgeOfBlock(tokens, index, 1));
}

/** Returns the index of the brace at one end of the block around a token. Outside of all blocks, it's beyond the file. */
function edgeOfBlock(tokens: readonly Token[], index: number, step: 1 | -1): number {
  const [deeper, edge] = step === 1 ? ['{', '}'] : ['}', '{'];
  let depth = 0;
  let at = index;
  for (; at >= 0 && at < tokens.length; at += step) {
    const {kind, value} = tokens[at] ?? {};
    if (kind !== 'mark') continue;
    if (value === edge && depth === 0) break;
    if (value === deeper) depth += 1;
    if (value === edge) depth -= 1;
  }
  return at;
}

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
  let from = 0;
  for (const name of names) {
    const opening = openingOf(content, name, from);
    if (opening < 0) return [];
    from = opening + 1;
  }
  const inside = blockAround(content.tokens, from).filter(({kind}) => kind !== 'line');
  const [first, last] = [inside[0], inside.at(-1)];
  if (!first || !last) return [];
  const lead = lineEnding(text) + indentBefore(text, first.start);
  return [insertAt(last.end, lines.map((line) => lead + line).join(''))];
}
