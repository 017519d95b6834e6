import {withoutCode} from '../pageSource';
import {placeOf} from '../problem';
import {offsetInBlock} from '../readPage';
import type {DocPage} from '../types';
import {VARIABLE} from './cliNames';
import type {PlacedClaim} from './types';
import type {Claim} from './types';
import {withoutRemoved} from './withoutComments';

/** A hook, a debug name, or the start of several (`capacitor:sync:…`). Prose needs `\` before a colon. */
const SCRIPT = /(?<![\w:@/-])capacitor\\?:([a-z][a-z-]*)(?:\\?:([a-z][a-z-]*)?)?/g;
/** Native code has constants with the same prefix, which the compiler's names cover. */
const NATIVE = ['swift', 'java', 'kotlin', 'objc', 'objectivec'];

/** Returns the CLI's variables, hooks and debug names anywhere on a page: in sentences, samples and front matter. */
export function cliClaims(page: DocPage): PlacedClaim[] {
  const code = page.blocks.filter(({lang}) => !NATIVE.includes(lang));
  return [
    ...claimsIn(withoutCode(page)).map(({claim, offset}) => {
      const {line, column} = placeOf(page.source, offset);
      return {claim, line: line + 1, column: column + 1};
    }),
    ...code.flatMap((block) =>
      claimsIn(block.lang === 'diff' ? withoutRemoved(block.code) : block.code).map(({claim, offset}) => ({
        claim,
        ...offsetInBlock(block, offset),
      })),
    ),
  ];
}

function claimsIn(text: string): {claim: Claim; offset: number}[] {
  const variables = [...text.matchAll(VARIABLE)].map(({0: name, index}) => ({
    claim: {kind: 'variable', name} as const,
    offset: index,
  }));
  const scripts = [...text.matchAll(SCRIPT)].map((match) => ({
    claim: {
      kind: isDebug(text, match.index) ? 'debug' : 'hook',
      name: match[0].replaceAll('\\', ''),
    } as const,
    offset: match.index,
  }));
  return [...variables, ...scripts];
}

/** Whether the text before is `DEBUG=`, perhaps with quotation marks, spaces or other names in between. */
function isDebug(text: string, offset: number): boolean {
  return /\bDEBUG['"]?\s*[=:]\s*['"]?(?:[\w*:-]+,)*$/.test(text.slice(Math.max(0, offset - 200), offset));
}
