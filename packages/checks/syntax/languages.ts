import {loadParser, withTree, firstProblem} from '../treeSitter';
import {cssProblem} from './css';
import {htmlProblem} from './html';
import {jsonProblem} from './json';
import {httpProblem, iniProblem, propertiesProblem} from './lineFormats';
import {plistProblem} from './plist';
import type {BlockProblem} from '../problem';
import {scriptProblem} from './scripts';
import {codeProblem} from './treeSitterLanguages';
import {vueProblem} from './vue';
import {xmlProblem} from './xml';
import {yamlProblem} from './yaml';

/** What a parser knows about the text besides its content. */
export type Piece = {
  readonly title?: string;
  /** The text is a fragment that doesn't work on its own. */
  readonly fragment: boolean;
};

export type LanguageParser = (
  code: string,
  piece: Piece,
) => BlockProblem | undefined | Promise<BlockProblem | undefined>;

/** The languages that this rule parses, by the name after the fence. */
export const PARSERS: Readonly<Partial<Record<string, LanguageParser>>> = {
  css: (code, {fragment}) => cssProblem(code, {piece: fragment}),
  groovy: (code) => codeProblem('groovy', code),
  html: markupProblem,
  http: httpProblem,
  ini: iniProblem,
  java: (code) => codeProblem('java', code),
  json: (code, {title, fragment}) => jsonProblem(code, {title, piece: fragment}),
  kotlin: (code) => codeProblem('kotlin', code),
  objc: objectiveCProblem,
  objectivec: objectiveCProblem,
  plist: plistProblem,
  properties: propertiesProblem,
  ruby: (code) => codeProblem('ruby', code),
  svg: (code, {fragment}) => xmlProblem(code, {pieces: fragment}),
  swift: (code) => codeProblem('swift', code),
  vue: vueProblem,
  xml: (code, {title, fragment}) =>
    isPropertyList(code, title)
      ? plistProblem(code)
      : xmlProblem(code, {pieces: fragment || title !== undefined}),
  yaml: yamlProblem,
  yml: yamlProblem,
};

/** The other names that are allowed after a fence, and which rule checks them. */
export const ELSEWHERE: Readonly<Partial<Record<string, string>>> = {
  ...Object.fromEntries(
    ['ts', 'tsx', 'typescript', 'js', 'jsx', 'javascript'].map((name) => [name, 'the rule typescript']),
  ),
  ...Object.fromEntries(
    ['bash', 'shell-session', 'powershell', 'batch'].map((name) => [name, 'the rule shell']),
  ),
  diff: 'diffProblem',
  text: 'no rule: text is free',
};

/** Returns the parser for a file by its name's ending, or `undefined` if the file isn't in one of these languages. */
export function parserOfFile(file: string): LanguageParser | undefined {
  const name = file.slice(file.lastIndexOf('/') + 1);
  if (/^(?:Podfile|Gemfile|Fastfile|Appfile|.*\.podspec|.*\.rb)$/.test(name)) return PARSERS.ruby;
  const extension = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const language = LANGUAGE_OF[extension];
  return language === 'script' ? scriptProblem : PARSERS[language ?? ''];
}

const LANGUAGE_OF: Readonly<Partial<Record<string, string>>> = {
  css: 'css',
  entitlements: 'plist',
  gradle: 'groovy',
  html: 'html',
  java: 'java',
  js: 'script',
  json: 'json',
  jsx: 'script',
  kt: 'kotlin',
  plist: 'plist',
  properties: 'properties',
  swift: 'swift',
  ts: 'script',
  tsx: 'script',
  vue: 'vue',
  xcprivacy: 'plist',
  xml: 'xml',
  yaml: 'yaml',
  yml: 'yaml',
};

function isPropertyList(code: string, title = ''): boolean {
  return (
    /\.(?:plist|xcprivacy|entitlements)$/.test(title) ||
    /^\s*(?:<!--[\s\S]*?-->\s*)*<(?:key>|plist\b)/.test(code)
  );
}

function markupProblem(code: string, {title = '', fragment}: Piece): ReturnType<LanguageParser> {
  if (title.endsWith('.vue')) return vueProblem(code);
  return htmlProblem(code, {template: title.endsWith('.component.html'), piece: fragment});
}

async function objectiveCProblem(code: string): Promise<BlockProblem | undefined> {
  const parser = await loadParser('objectivec');
  // Capacitor's macro accepts statements as arguments, which isn't valid Objective-C before the preprocessor runs.
  const text = code.replace(
    /^CAP_PLUGIN\([\s\S]*?^\)/gm,
    (macro) => `${macro.replace(/;(?=\s*\)$)/, ' ').replaceAll(';', ',')};`,
  );
  return withTree(parser, text, (tree) => firstProblem(tree, text, 'Objective-C'));
}
