import {editDistance} from '../../lib/nearMatches';
import {offsetInBlock} from '../readPage';
import type {CodeBlock} from '../types';
import {matches} from './matches';
import type {Claim, NativeLanguage, PlacedClaim} from './types';

const FENCES: Readonly<Record<string, string>> = {
  swift: 'swift',
  m: 'objc',
  h: 'objc',
  java: 'java',
  kt: 'kotlin',
};

/**
 * Returns the native language of a block: its own, or its title's for a diff, and for plain text, which Objective-C is
 * written as because the site doesn't highlight it.
 */
export function nativeLanguageOf({lang, title}: CodeBlock): string {
  return ['diff', 'text', ''].includes(lang)
    ? (FENCES[/\.(\w+)$/.exec(title ?? '')?.[1] ?? ''] ?? lang)
    : lang;
}

const LANGUAGES: Readonly<Record<string, NativeLanguage>> = {
  swift: 'swift',
  objc: 'swift',
  objectivec: 'swift',
  java: 'java',
  kotlin: 'java',
};
const WEB = ['ts', 'tsx', 'js', 'jsx'];

/**
 * Returns what the code of a block, without the removed lines of a diff, says about Capacitor's native classes. Those
 * that TypeScript uses by name are included only in fragments, because the compiler finds the others.
 */
export function nativeClaims(block: CodeBlock, code: string): PlacedClaim[] {
  const text = blanked(code, /\/\/[^\n]*|\/\*[^]*?\*\//g);
  const bare = blanked(code, /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\/\/[^\n]*|\/\*[^]*?\*\//g);
  const place = ({claim, offset}: Placed): PlacedClaim => ({claim, ...offsetInBlock(block, offset)});
  const language = LANGUAGES[nativeLanguageOf(block)];
  if (language === undefined) {
    return WEB.includes(block.lang) && block.fragment ? staticClaims(bare, 'web').map(place) : [];
  }
  return [
    ...memberClaims(text, bare, language),
    ...baseClaims(text),
    ...staticClaims(bare, language),
    ...(language === 'swift' ? notificationClaims(bare) : []),
    ...typeClaims(bare, language),
  ].map(place);
}

/** A claim at an offset in the code (UTF-16 units). */
type Placed = {readonly claim: Claim; readonly offset: number};

function blanked(code: string, pattern: RegExp): string {
  return code.replace(pattern, (piece) => piece.replace(/[^\n]/g, ' '));
}

const MEMBER =
  /(?<![\w.])(?:(?:self|this)[?!]?\s*\.\s*)?(call|bridge|get(?:Bridge|Config)\(\))[?!]?\s*\.\s*([a-z]\w*)/g;
/** The types that `call` and `bridge` have in samples; a variable of another type has other members. */
const OWN_TYPE = /^(?:(?:CAP)?PluginCall|Bridge|CAPBridge\w*|CapacitorBridge)$/;

/** Returns the members of `call`, `bridge` and a plugin's configuration. */
function memberClaims(text: string, bare: string, language: NativeLanguage): Placed[] {
  return [...text.matchAll(MEMBER)]
    .filter(([, variable = '']) => !hasOtherType(variable, bare))
    .map(({0: whole, 1: variable = '', 2: member = '', index}) => {
      const head = variable.replace(/^get(\w+)\(\)$/, '$1').toLowerCase();
      return {
        claim: {kind: 'native', name: `${variable}.${member}`, head, member, language},
        offset: index + whole.length - member.length,
      };
    });
}

/** Whether the code declares a variable with a type that isn't Capacitor's: `Call<String> call`, `call: Call`. */
function hasOtherType(variable: string, code: string): boolean {
  if (!/^\w+$/.test(variable)) return false;
  const before = new RegExp(`\\b([A-Z]\\w*)(?:<[^>]*>)?\\s+${variable}\\b`, 'g');
  const after = new RegExp(`\\b${variable}\\s*:\\s*(?:any\\s+)?([A-Z]\\w*)`, 'g');
  const types = [before, after].flatMap((pattern) =>
    [...code.matchAll(pattern)].map(([, type = '']) => type),
  );
  return types.some((type) => !OWN_TYPE.test(type));
}

/** Returns the supertypes that look like Capacitor's. */
function baseClaims(text: string): Placed[] {
  const bases = /(?:\bextends\s+|\bclass\s+\w+\s*(?:\([^)]*\)\s*)?:\s*)(C[Aa][Pp]\w*)/g;
  return matches(text, bases).map(({name, offset}) => ({claim: {kind: 'base', name}, offset}));
}

/**
 * Returns the members that code uses by the name of their class (`CAPLog.print`), or of its shared instance
 * (`ApplicationDelegateProxy.shared.application`).
 */
function staticClaims(bare: string, language: NativeLanguage | 'web'): Placed[] {
  return [/(?<![\w.@$])([A-Z]\w*)\s*\.\s*([A-Za-z]\w*)/g, /(?<![\w.@$])([A-Z]\w*)\.shared\.([a-z]\w*)/g]
    .flatMap((pattern) => [...bare.matchAll(pattern)])
    .filter(([, head = '']) => !isImported(head, bare))
    .map(({0: whole, 1: head = '', 2: member = '', index}) => ({
      claim: {kind: 'static', name: whole.replace(/\s/g, ''), head, member, language},
      offset: index + whole.length - member.length,
    }));
}

/** Whether the code imports a class of that name that isn't Capacitor's. */
function isImported(head: string, code: string): boolean {
  return new RegExp(`\\bimport\\s+(?:static\\s+)?(?!com\\.getcapacitor\\.)[\\w.]+\\.${head}\\b`).test(code);
}

/** Returns the names after a dot that start with a misspelled `capacitor`, as the names of its notifications do. */
function notificationClaims(bare: string): Placed[] {
  return matches(bare, /(?<![\w)\]])\.([a-z]+[A-Z]\w*)/g).flatMap(({name, offset}) => {
    const [prefix = ''] = /^[a-z]+/.exec(name) ?? [];
    const isMisspelled = prefix !== 'capacitor' && editDistance(prefix, 'capacitor') <= 2;
    return isMisspelled ? [{claim: {kind: 'word', name}, offset}] : [];
  });
}

function typeClaims(bare: string, language: NativeLanguage): Placed[] {
  return matches(bare, /(?<![\w.@$])([A-Z]\w{4,})/g)
    .filter(({name}) => !isImported(name, bare))
    .map(({name, offset}) => ({claim: {kind: 'type', name, language}, offset}));
}
