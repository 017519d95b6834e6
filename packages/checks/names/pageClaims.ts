import {offsetInBlock, placeAt, withoutCode} from '../pageSource';
import type {DocPage} from '../types';
import {blockClaims} from './blockClaims';
import {claimsOf} from './inlineClaims';
import type {OffsetClaim, PlacedClaim} from './types';
import {remainingCode} from './withoutComments';

/** Returns the names in a page's inline code, and the names in its samples that no other check looks up. */
export function pageClaims(page: DocPage): PlacedClaim[] {
  const inSentences = page.inlineCode.flatMap(({text, line, column}) =>
    claimsOf(text).map((claim) => ({claim, line, column})),
  );
  return [...inSentences, ...cliClaims(page), ...page.blocks.flatMap(blockClaims)];
}

/** Native code has constants with the same prefix, which the compiler's names cover. */
const NATIVE = ['swift', 'java', 'kotlin'];

/** Returns the CLI's variables, hooks and debug names anywhere on a page: in sentences, samples and front matter. */
function cliClaims({source, blocks}: DocPage): PlacedClaim[] {
  const inText = cliNamesIn(withoutCode({source, blocks}));
  return [
    ...inText.map(({claim, offset}) => ({claim, ...placeAt(source, offset)})),
    ...blocks
      .filter(({lang}) => !NATIVE.includes(lang))
      .flatMap((block) =>
        cliNamesIn(remainingCode(block)).map(({claim, offset}) => ({claim, ...offsetInBlock(block, offset)})),
      ),
  ];
}

/** An environment variable, or a hook or the start of several (`capacitor:sync:…`). Prose needs `\` before a colon. */
const CLI_NAMES =
  /(?<!\w)CAPACITOR_[A-Z\d_]*[A-Z\d]|(?<![\w:@/-])capacitor\\?:[a-z][a-z-]*(?:\\?:(?:[a-z][a-z-]*)?)?/g;

function cliNamesIn(text: string): OffsetClaim[] {
  return [...text.matchAll(CLI_NAMES)].map(({0: name, index}) => ({
    claim: name.startsWith('CAP') ? {kind: 'setting', name} : {kind: 'hook', name: name.replaceAll('\\', '')},
    offset: index,
  }));
}
