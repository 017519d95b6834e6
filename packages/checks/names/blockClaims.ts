import {uniqueBy} from '../../lib/uniqueBy';
import {offsetInBlock} from '../pageSource';
import type {CodeBlock} from '../types';
import {VARIABLES} from './lookUp';
import type {Claim, Language, OffsetClaim, PlacedClaim} from './types';
import {remainingCode, withoutTexts} from './withoutComments';

type Pattern = {
  readonly langs: readonly string[];
  /** The first group is the name. */
  readonly pattern: RegExp;
  readonly kind: Exclude<Claim['kind'], 'member' | 'path'>;
};

/** Names that no grammar checks. */
const PATTERNS: readonly Pattern[] = [
  {langs: ['xml', 'diff'], pattern: /<key>([A-Z]\w+(?:~\w+)?)<\/key>/g, kind: 'apple'},
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
  {langs: ['java', 'kotlin'], pattern: /\bManifest\.(permission\.\w+)/g, kind: 'permission'},
  // The classes, constants and macros of Capacitor's framework for iOS.
  {langs: ['swift', 'objc'], pattern: /(?<![\w.])(CAP(?:_[A-Z]|[A-Z]?[a-z])\w*)/g, kind: 'word'},
  {langs: ['java', 'kotlin'], pattern: /\bimport\s+(com\.get\w+(?:\.[a-z_]\w*)*)\.\*/g, kind: 'class'},
  // How a method returns its result.
  {langs: ['swift'], pattern: /\breturnType:\s*(\w+)/g, kind: 'word'},
  // Full names of classes in code and manifests.
  {
    langs: ['java', 'kotlin', 'xml', 'diff'],
    pattern: /(?<![\w.])(com\.get\w+(?:\.[a-z_]\w*)*\.[A-Z]\w*)/g,
    kind: 'class',
  },
  {langs: ['java', 'kotlin'], pattern: /@([A-Z]\w*)/g, kind: 'annotation'},
  // The names of the framework's notifications.
  {langs: ['swift'], pattern: /(?:^|[\s(,:[]|\bName)\.(capacitor[A-Z]\w*)/gm, kind: 'word'},
];

const ENDINGS: Readonly<Partial<Record<string, string>>> = {
  swift: 'swift',
  m: 'objc',
  h: 'objc',
  java: 'java',
  kt: 'kotlin',
};
const LANGUAGES: Readonly<Partial<Record<string, Language>>> = {
  swift: 'swift',
  objc: 'swift',
  java: 'java',
  kotlin: 'java',
};

/**
 * Returns the names in a sample that no other rule looks up. A diff, and plain text, which Objective-C is written as
 * because the site doesn't highlight it, have the language of their title as well.
 */
export function blockClaims(block: CodeBlock): PlacedClaim[] {
  const ending = /\.(\w+)$/.exec(block.title ?? '')?.[1] ?? '';
  const ofTitle = ['diff', 'text', ''].includes(block.lang) ? ENDINGS[ending] : undefined;
  const langs = [block.lang, ...(ofTitle === undefined ? [] : [ofTitle])];
  const code = remainingCode(block);
  const bare = withoutTexts(code);
  const language = langs.map((lang) => LANGUAGES[lang]).find(Boolean);
  const isFragment = block.fragment && /^(?:ts|tsx|js|jsx)$/.test(block.lang);
  const found = [
    ...PATTERNS.filter((one) => one.langs.some((lang) => langs.includes(lang))).flatMap(({pattern, kind}) =>
      [...code.matchAll(pattern)].map((match) => ({
        claim: {kind, name: (match[1] ?? '').replace(/^permission\./, 'android.permission.')},
        offset: match.index + match[0].lastIndexOf(match[1] ?? ''),
      })),
    ),
    ...gradleClaims(block, code),
    // The compiler finds the members in other samples of TypeScript.
    ...(language || isFragment ? memberClaims(bare, language ?? 'web') : []),
    ...(language ? typos(bare) : []),
  ];
  // A name can look like several kinds of names, of which the first one is the most exact.
  return uniqueBy([...found].reverse(), ({offset}) => offset).map(({claim, offset}) => ({
    claim,
    ...offsetInBlock(block, offset),
  }));
}

/** The variables that a sample of `variables.gradle` or any `ext` block sets. */
function gradleClaims({lang, title}: CodeBlock, code: string): OffsetClaim[] {
  if (!['groovy', 'diff'].includes(lang)) return [];
  if (!/\bext\s*\{/.test(code) && !title?.endsWith('variables.gradle')) return [];
  return [...code.matchAll(/^[+ \t]*(\w*[vV]ersion)\s*=/gm)].map(({0: line, 1: name = '', index}) => ({
    claim: {kind: 'setting', name},
    offset: index + line.indexOf(name),
  }));
}

/** Any name, without those of classes whose full name is judged. */
function typos(code: string): OffsetClaim[] {
  return [...code.matchAll(/(?<!\w|\bcom\.get[\w.]*\.)[A-Za-z]\w{4,}/g)].map(({0: name, index: offset}) => ({
    claim: {kind: 'typo', name},
    offset,
  }));
}

/** A member of a plugin's variables, of a class, or of the shared instance of a class. */
const MEMBERS = [
  /(?<![\w.])(?:(?:self|this)[?!]?\s*\.\s*)?(call|bridge|get(?:Bridge|Config)\(\))[?!]?\s*\.\s*([a-z]\w*)/g,
  /(?<![\w.@$])([A-Z]\w*)\s*\.\s*([A-Za-z]\w*)/g,
  /(?<![\w.@$])([A-Z]\w*)\.shared\.([a-z]\w*)/g,
];

function memberClaims(code: string, language: Language): OffsetClaim[] {
  return MEMBERS.flatMap((pattern) => [...code.matchAll(pattern)]).flatMap(
    ({0: whole, 1: owner = '', 2: member = '', index}) => {
      const head = owner.replace(/^get(\w+)\(\)$/, (_, name: string) => name.toLowerCase());
      if (isOfOtherType(head, code)) return [];
      const claim: Claim = {kind: 'member', name: `${owner}.${member}`, head, member, language};
      return [{claim, offset: index + whole.length - member.length}];
    },
  );
}

/** Whether a sample declares a variable such as `call` with a type of another library. */
function isOfOtherType(head: string, code: string): boolean {
  const types = VARIABLES[head];
  const declared = new RegExp(
    String.raw`\b([A-Z]\w*)(?:<[^>]*>)?\s+${head}\b|\b${head}\s*:\s*([A-Z]\w*)`,
  ).exec(code);
  return types !== undefined && declared !== null && !types.includes(declared[1] ?? declared[2] ?? '');
}
