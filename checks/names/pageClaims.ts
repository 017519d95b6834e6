import type {InlineCode} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Requirements} from '../../plugins/content/version-numbers';
import {resolveTokens} from '../../plugins/content/version-numbers/resolveTokens';
import {offsetInBlock} from '../readPage';
import type {CodeBlock, DocPage} from '../types';
import {claimsOf, isMisspelledClass} from './claims';
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
  const found = PATTERNS.filter(({langs}) => langs.includes(block.lang)).flatMap(({pattern, kind}) =>
    matches(code, pattern).map(({name, offset}): PlacedClaim => ({
      claim: {kind, name},
      ...offsetInBlock(block, offset),
    })),
  );
  return [
    ...found,
    ...misspelledClasses(block, code),
    ...manifestPermissions(block, code),
    ...gradleClaims(block, code),
    ...nativeClaims(block, code),
    ...staticClaims(block, code),
  ];
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

type Language = Extract<Claim, {kind: 'static'}>['language'];
const LANGUAGES: Readonly<Record<string, Language>> = {
  swift: 'swift',
  java: 'java',
  kotlin: 'java',
  ...{ts: 'web', tsx: 'web', js: 'web', jsx: 'web'},
};

/**
 * Returns the members that native code uses by the name of their class: `CAPLog.print`. TypeScript finds those in other
 * blocks, but it doesn't compile fragments.
 */
function staticClaims(block: CodeBlock, code: string): PlacedClaim[] {
  const language = LANGUAGES[block.lang];
  if (language === undefined || (language === 'web' && !block.fragment)) return [];
  const text = code.replace(/"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\/\/[^\n]*|\/\*[^]*?\*\//g, (piece) =>
    piece.replace(/[^\n]/g, ' '),
  );
  return [...text.matchAll(/(?<![\w.@$])([A-Z]\w*)\s*\.\s*([A-Za-z]\w*)/g)]
    .filter(([, head = '']) => !isImported(head, text))
    .map(({0: whole, 1: head = '', 2: member = '', index}): PlacedClaim => ({
      claim: {kind: 'static', name: `${head}.${member}`, head, member, language},
      ...offsetInBlock(block, index + whole.length - member.length),
    }));
}

/** Whether the code imports a class of that name that isn't Capacitor's. */
function isImported(head: string, code: string): boolean {
  return new RegExp(`\\bimport\\s+(?:static\\s+)?(?!com\\.getcapacitor\\.)[\\w.]+\\.${head}\\b`).test(code);
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
