import type {InlineCode} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Requirements} from '../../pages/requirements';
import {resolveTokens} from '../../pages/resolveTokens';
import {offsetInBlock} from '../readPage';
import type {CodeBlock, DocPage} from '../types';
import {claimsOf, isMisspelledClass} from './claims';
import {cliClaims} from './cliClaims';
import {matches} from './matches';
import {nativeClaims, nativeLanguageOf} from './nativeClaims';
import type {Claim, PlacedClaim} from './types';
import {withoutRemoved} from './withoutComments';

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
    pattern: /<key>([A-Z]\w+(?:~\w+)?)<\/key>/g,
    kind: 'apple',
  },
  // Values that Apple defines.
  {
    langs: ['xml', 'diff'],
    pattern: /<string>((?:NSPrivacy|UIInterfaceOrientation|UIStatusBarStyle)\w*)<\/string>/g,
    kind: 'apple',
  },
  // Keys in the files of tools that write property lists.
  {langs: ['yaml', 'json', 'bash', 'ruby'], pattern: /\b(NS\w*Usage\w*Desc\w*|NSPrivacy\w+)/g, kind: 'apple'},
  {
    langs: ['xml', 'diff', 'yaml'],
    pattern: /<uses-permission(?:-sdk-23)?\s[^>]*?\bandroid:name="([^"]*)"/g,
    kind: 'permission',
  },
  {
    langs: ['xml', 'diff', 'yaml'],
    pattern: /(?<!<uses-permission[^>]*)"(android\.permission\.\w+)"/g,
    kind: 'permission',
  },
  {langs: ['swift', 'objc', 'objectivec', 'diff'], pattern: /\b(CAP[A-Z][a-z]\w*)/g, kind: 'word'},
  {langs: ['objc', 'objectivec'], pattern: /\b(CAP_\w+|CAP[a-z]\w*)/g, kind: 'word'},
  // How a method returns its result.
  {langs: ['swift'], pattern: /\breturnType:\s*(\w+)/g, kind: 'word'},
  {langs: ['objc', 'objectivec'], pattern: /\bCAP_PLUGIN_METHOD\(\w+,\s*(\w+)\)/g, kind: 'word'},
  // Names of notifications: `.capacitorOpenURL`.
  {langs: ['swift'], pattern: /(?:^|[\s(,:[]|\bName)\.(capacitor[A-Z]\w*)/gm, kind: 'word'},
  {
    langs: ['java', 'kotlin', 'diff'],
    pattern: /\bimport\s+(com\.getcapacitor(?:\.[A-Za-z_]\w*)+)/g,
    kind: 'class',
  },
  // Full names in code and manifests, up to the class.
  {
    langs: ['java', 'kotlin', 'xml', 'diff'],
    pattern: /(?<!\bimport\s+|[\w.])(com\.getcapacitor(?:\.[a-z_]\w*)*\.[A-Z]\w*)/g,
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
  const languages = [block.lang, nativeLanguageOf(block)];
  const found = PATTERNS.filter(({langs}) => languages.some((language) => langs.includes(language))).flatMap(
    ({pattern, kind}) =>
      matches(code, pattern).map(({name, offset}): PlacedClaim => ({
        claim: {kind, name},
        ...offsetInBlock(block, offset),
      })),
  );
  const claims = [
    ...found,
    ...misspelledClasses(block, code),
    ...manifestPermissions(block, code),
    ...gradleClaims(block, code),
    ...nativeClaims(block, code),
  ];
  // A name can look like several kinds of names, of which the first one is the most exact.
  const names = claims.map(({claim, line, column}) => `${line}:${column} ${claim.name}`);
  return claims.filter((_, index) => names.indexOf(names[index] ?? '') === index);
}

/** Returns the classes whose package starts with a misspelled `com.getcapacitor`. */
function misspelledClasses(block: CodeBlock, code: string): PlacedClaim[] {
  if (!['java', 'kotlin', 'xml', 'diff'].includes(block.lang)) return [];
  return matches(code, /(?<![\w.])(com\.\w+(?:\.\w+)+)/g).flatMap(({name, offset}) =>
    isMisspelledClass(name) ? [{claim: {kind: 'class', name}, ...offsetInBlock(block, offset)}] : [],
  );
}

/** Returns the permissions that native code names by the constants of Android's `Manifest.permission`. */
function manifestPermissions(block: CodeBlock, code: string): PlacedClaim[] {
  if (block.lang !== 'java' && block.lang !== 'kotlin') return [];
  return matches(code, /\bManifest\.permission\.(\w+)/g).map(({name, offset}) => ({
    claim: {kind: 'permission', name: `android.permission.${name}`},
    ...offsetInBlock(block, offset),
  }));
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
