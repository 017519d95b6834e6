import type {InlineCode} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Requirements} from '../../pages/requirements';
import {resolveTokens} from '../../pages/resolveTokens';
import {placeAt, withoutCode} from '../pageSource';
import {offsetInBlock} from '../readPage';
import type {DocPage} from '../types';
import {blockClaims} from './blockClaims';
import {claimsOf} from './inlineClaims';
import type {Claim, PlacedClaim} from './types';
import {withoutRemoved} from './withoutComments';

/** Returns the names in a page's inline code, and the names in its samples that no other check looks up. */
export function pageClaims(page: DocPage, requirements: Requirements): PlacedClaim[] {
  const claims: PlacedClaim[] = [];
  visit(page.tree, 'inlineCode', (node: InlineCode) => {
    const {line, column} = node.position?.start ?? {line: 1, column: 1};
    const {text} = resolveTokens(node.value, page.version, requirements);
    claims.push(...claimsOf(text).map((claim) => ({claim, line, column})));
  });
  return [...claims, ...cliClaims(page), ...page.blocks.flatMap(blockClaims)];
}

/** Native code has constants with the same prefix, which the compiler's names cover. */
const NATIVE = ['swift', 'java', 'kotlin'];

/** Returns the CLI's variables, hooks and debug names anywhere on a page: in sentences, samples and front matter. */
function cliClaims(page: DocPage): PlacedClaim[] {
  const inText = cliNamesIn(withoutCode(page)).map(({claim, offset}) => ({
    claim,
    ...placeAt(page.source, offset),
  }));
  const inBlocks = page.blocks
    .filter(({lang}) => !NATIVE.includes(lang))
    .flatMap((block) =>
      cliNamesIn(block.lang === 'diff' ? withoutRemoved(block.code) : block.code).map(({claim, offset}) => ({
        claim,
        ...offsetInBlock(block, offset),
      })),
    );
  return [...inText, ...inBlocks];
}

/** An environment variable, or a hook or the start of several (`capacitor:sync:…`). Prose needs `\` before a colon. */
const CLI_NAMES =
  /(?<!\w)CAPACITOR_[A-Z\d_]*[A-Z\d]|(?<![\w:@/-])capacitor\\?:[a-z][a-z-]*(?:\\?:(?:[a-z][a-z-]*)?)?/g;

function cliNamesIn(text: string): {claim: Claim; offset: number}[] {
  return [...text.matchAll(CLI_NAMES)].map(({0: name, index}) => ({
    claim: name.startsWith('CAP') ? {kind: 'setting', name} : {kind: 'hook', name: name.replaceAll('\\', '')},
    offset: index,
  }));
}
