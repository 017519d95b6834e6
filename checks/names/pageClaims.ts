import type {InlineCode} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Requirements} from '../../plugins/content/version-numbers';
import {resolveTokens} from '../../plugins/content/version-numbers/resolveTokens';
import {offsetInBlock} from '../readPage';
import type {CodeBlock, DocPage} from '../types';
import {claimsOf} from './claims';
import {cliClaims} from './cliClaims';
import type {Claim} from './types';
import {withoutRemoved} from './withoutComments';

export type PlacedClaim = {readonly claim: Claim; readonly line: number; readonly column: number};

/** Returns the names in a page's inline code, and the names in its samples that no other check looks up. */
export function pageClaims(page: DocPage, requirements: Requirements): PlacedClaim[] {
  const placed: PlacedClaim[] = [];
  visit(page.tree, 'inlineCode', (node: InlineCode) => {
    const {line, column} = node.position?.start ?? {line: 1, column: 1};
    const {text} = resolveTokens(node.value, page.version, requirements);
    claimsOf(text).forEach((claim) => placed.push({claim, line, column}));
  });
  return [...placed, ...cliClaims(page), ...page.blocks.flatMap(blockClaims)];
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
  {langs: ['objc', 'objectivec'], pattern: /\b(CAP_\w+|CAP[a-z]\w*)/g, kind: 'word'},
  // Names of notifications: `.capacitorOpenURL`.
  {langs: ['swift'], pattern: /(?:^|[\s(,:[]|\bName)\.(capacitor[A-Z]\w*)/gm, kind: 'word'},
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
  return [...found, ...gradleClaims(block, code), ...nativeClaims(block, code)];
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

const NATIVE = ['swift', 'java', 'kotlin'];
/** The types that `call` and `bridge` have in samples; a variable of another type has other members. */
const OWN_TYPE = /^(?:(?:CAP)?PluginCall|Bridge|CAPBridge\w*|CapacitorBridge)$/;

/** Returns the members of `call` and `bridge` in native code, and the supertypes that look like Capacitor's. */
function nativeClaims(block: CodeBlock, code: string): PlacedClaim[] {
  if (!NATIVE.includes(block.lang)) return [];
  const text = code.replace(/\/\/[^\n]*|\/\*[^]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  const members = [...text.matchAll(/(?<![\w.])(call|bridge)[?!]?\.([a-z]\w*)/g)]
    .filter(([, head = '']) => !hasOtherType(head, text))
    .map(({0: whole, 1: head = '', 2: member = '', index}): PlacedClaim => ({
      claim: {kind: 'native', name: `${head}.${member}`, head, member},
      ...offsetInBlock(block, index + whole.length - member.length),
    }));
  const bases = matches(text, /(?:\bextends\s+|\bclass\s+\w+\s*(?:\([^)]*\)\s*)?:\s*)(C[Aa][Pp]\w*)/g)
    // The other pattern for Swift has these already.
    .filter(({name}) => block.lang !== 'swift' || !/^CAP[A-Z][a-z]/.test(name))
    .map(({name, offset}): PlacedClaim => ({claim: {kind: 'base', name}, ...offsetInBlock(block, offset)}));
  return [...members, ...bases];
}

/** Whether the code declares a variable with a type that isn't Capacitor's: `Call<String> call`, `call: Call`. */
function hasOtherType(variable: string, code: string): boolean {
  const before = new RegExp(`\\b([A-Z]\\w*)(?:<[^>]*>)?\\s+${variable}\\b`, 'g');
  const after = new RegExp(`\\b${variable}\\s*:\\s*(?:any\\s+)?([A-Z]\\w*)`, 'g');
  const types = [before, after].flatMap((pattern) =>
    [...code.matchAll(pattern)].map(([, type = '']) => type),
  );
  return types.some((type) => !OWN_TYPE.test(type));
}

function matches(code: string, pattern: RegExp): {name: string; offset: number}[] {
  return [...code.matchAll(pattern)].map((match) => {
    const name = match[1] ?? '';
    return {name, offset: match.index + match[0].lastIndexOf(name)};
  });
}
