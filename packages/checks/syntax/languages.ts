import ts from 'typescript';
import {placeInCode} from '../pageSource';
import type {CodeProblem} from '../types';
import {syntaxErrors} from '../typescript/fragments';
import {balanceProblem} from './balance';
import {codeProblem} from './code';
import {jsonProblem, yamlProblem} from './data';
import {cssProblem, htmlProblem, plistProblem, vueProblem, xmlProblem} from './markup';

/** What a parser knows about the text besides its content. */
export type Piece = {
  readonly title?: string;
  /** The text is a fragment that doesn't work on its own. */
  readonly fragment: boolean;
};

export type LanguageParser = (
  code: string,
  piece: Piece,
) => CodeProblem | undefined | Promise<CodeProblem | undefined>;

/**
 * The languages that this rule parses, by the name after the fence. No grammar of Groovy reads Gradle's scripts, and none
 * of Objective-C reads Capacitor's macros, so that only brackets and quotation marks are checked.
 */
export const PARSERS: Readonly<Partial<Record<string, LanguageParser>>> = {
  css: cssProblem,
  groovy: balanceProblem,
  html: (code, piece) => (piece.title?.endsWith('.vue') ? vueProblem(code) : htmlProblem(code, piece)),
  java: (code) => codeProblem('java', code),
  json: jsonProblem,
  kotlin: (code) => codeProblem('kotlin', code),
  objectivec: balanceProblem,
  plist: plistProblem,
  powershell: (code) => codeProblem('powershell', code),
  ruby: (code) => codeProblem('ruby', code),
  swift: (code) => codeProblem('swift', code),
  vue: vueProblem,
  xml: (code, {title, fragment}) =>
    isPropertyList(code, title)
      ? plistProblem(code)
      : xmlProblem(code, {pieces: fragment || title !== undefined}),
  yaml: yamlProblem,
  yml: yamlProblem,
};

/** The other names that are allowed after a fence: what other rules check, diffs, and what nothing does. */
export const ELSEWHERE = [
  ...['ts', 'tsx', 'typescript', 'js', 'jsx', 'javascript'],
  ...['bash', 'shell-session', 'batch'],
  ...['diff', 'http', 'ini', 'properties', 'text'],
];

/** Returns the parser for a file by its name's ending, or `undefined` if the file isn't in one of these languages. */
export function parserOfFile(file: string): LanguageParser | undefined {
  const name = file.slice(file.lastIndexOf('/') + 1);
  if (/^(?:Podfile|Gemfile|Fastfile|Appfile|.*\.podspec|.*\.rb)$/.test(name)) return PARSERS.ruby;
  const extension = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return /^[jt]sx?$/.test(extension) ? scriptProblem : PARSERS[LANGUAGE_OF[extension] ?? extension];
}

const LANGUAGE_OF: Readonly<Partial<Record<string, string>>> = {
  entitlements: 'plist',
  gradle: 'groovy',
  kt: 'kotlin',
  m: 'objectivec',
  xcprivacy: 'plist',
};

function isPropertyList(code: string, title = ''): boolean {
  return (
    /\.(?:plist|xcprivacy|entitlements)$/.test(title) ||
    /^\s*(?:<!--[\s\S]*?-->\s*)*<(?:key>|plist\b)/.test(code)
  );
}

/** Finds syntax errors in the text that a diff results in. The TypeScript rule checks blocks in this language. */
function scriptProblem(code: string, {title = ''}: Piece): CodeProblem | undefined {
  const [first] = syntaxErrors(code, /\w*$/.exec(title)?.[0] ?? '');
  if (!first) return undefined;
  const reason = ts.flattenDiagnosticMessageText(first.messageText, ' ').replace(/\.$/, '');
  return {
    ...placeInCode(code, first.start ?? 0),
    message: `This is not TypeScript: ${reason}`,
    hint: 'Fix the code here or just before it',
  };
}
