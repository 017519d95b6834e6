import type {InlineCode} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Requirements} from '../../plugins/content/version-numbers';
import {resolveTokens} from '../../plugins/content/version-numbers/resolveTokens';
import {offsetInBlock} from '../readPage';
import type {CodeBlock, DocPage} from '../types';
import {claimsOf} from './claims';
import type {Claim} from './types';

export type PlacedClaim = {readonly claim: Claim; readonly line: number; readonly column: number};

/** Returns the names in a page's inline code, and the names in its samples that no other check looks up. */
export function pageClaims(page: DocPage, requirements: Requirements): PlacedClaim[] {
  const placed: PlacedClaim[] = [];
  visit(page.tree, 'inlineCode', (node: InlineCode) => {
    const {line, column} = node.position?.start ?? {line: 1, column: 1};
    const {text} = resolveTokens(node.value, page.version, requirements);
    claimsOf(text).forEach((claim) => placed.push({claim, line, column}));
  });
  return [...placed, ...page.blocks.flatMap(blockClaims)];
}

type Pattern = {
  readonly langs: readonly string[];
  readonly pattern: RegExp;
  readonly kind: Claim['kind'] & ('apple' | 'permission' | 'word' | 'class' | 'annotation' | 'gradle');
};

/**
 * Names that these languages' grammars can't check. Annotations are included only if they look like Capacitor's,
 * because the others belong to other libraries.
 */
const PATTERNS: readonly Pattern[] = [
  {
    langs: ['xml', 'plist', 'diff'],
    pattern: /<key>((?:NS|UI|CFBundle|LS|ITS)[A-Z]?\w+(?:~ipad)?)<\/key>/g,
    kind: 'apple',
  },
  {langs: ['xml', 'diff'], pattern: /"(android\.permission\.\w+)"/g, kind: 'permission'},
  {langs: ['swift', 'objc', 'objectivec', 'diff'], pattern: /\b(CAP[A-Z][a-z]\w*)/g, kind: 'word'},
  {
    langs: ['java', 'kotlin', 'diff'],
    pattern: /\bimport\s+(com\.getcapacitor(?:\.[A-Za-z_]\w*)+)/g,
    kind: 'class',
  },
  {
    langs: ['java', 'kotlin', 'diff'],
    pattern: /@((?:Capacitor|Native)\w*|Plugin\w*|Permission\w*|Activity\w*)/g,
    kind: 'annotation',
  },
];
const GRADLE = ['groovy', 'gradle', 'diff'];

function blockClaims(block: CodeBlock): PlacedClaim[] {
  const code = block.lang === 'diff' ? withoutRemoved(block.code) : block.code;
  const found = PATTERNS.filter(({langs}) => langs.includes(block.lang)).flatMap(({pattern, kind}) =>
    matches(code, pattern).map(({name, offset}): PlacedClaim => ({
      claim: {kind, name},
      ...offsetInBlock(block, offset),
    })),
  );
  return [...found, ...gradleClaims(block, code)];
}

/** The lines that an upgrade removes contain names from the version before. */
function withoutRemoved(code: string): string {
  return code.replace(/^-.*$/gm, (line) => ' '.repeat(line.length));
}

/** Returns the variables that a sample of `variables.gradle` or any `ext` block sets. */
function gradleClaims(block: CodeBlock, code: string): PlacedClaim[] {
  if (!GRADLE.includes(block.lang)) return [];
  if (!/\bext\s*\{/.test(code) && !block.title?.endsWith('variables.gradle')) return [];
  return matches(code, /^[+ \t]*(\w*[vV]ersion)\s*=/gm).map(({name, offset}) => ({
    claim: {kind: 'gradle', name},
    ...offsetInBlock(block, offset),
  }));
}

function matches(code: string, pattern: RegExp): {name: string; offset: number}[] {
  return [...code.matchAll(pattern)].map((match) => {
    const name = match[1] ?? '';
    return {name, offset: match.index + match[0].lastIndexOf(name)};
  });
}
