import {parse, type ParseError} from 'jsonc-parser';
import ts from 'typescript';
import {nearMatches} from '../../lib/nearMatches';
import type {CodeBlock} from '../types';
import v2 from './configV2.json';
import type {Mistake} from './mistakes';
import otherPlugins from './otherPlugins.json';

const TITLE = /(?:^|\/)capacitor\.config\.(?:ts|json)$/;
const NATIVE_COPY = /^ios\/|\/assets\//;
/** Keys that only a Capacitor configuration has. */
const OWN_KEYS = ['appId', 'webDir', 'bundledWebRuntime'];

/**
 * Returns the code around a configuration that TypeScript can't judge on its own: `const config: CapacitorConfig = {…};`
 * for JSON, by its title or its keys, and for a fragment of `capacitor.config.ts`. Returns nothing for other blocks.
 */
export function configFrame(block: CodeBlock, version: string): {before: string; after: string} | undefined {
  const {lang, code, fragment, title = ''} = block;
  const isPiece = !/^\s*\{/.test(code);
  const isConfig =
    lang === 'json' ? isJsonConfig(block, isPiece) : fragment && TITLE.test(title) && /^\s*\w+:/.test(code);
  if (!isConfig) return undefined;
  // The CLI writes the plugins' classes into the copy for iOS since v6.
  const extra = NATIVE_COPY.test(title) ? ' & {packageClassList?: string[]}' : '';
  const start = `${typeFor(version)}\nconst config: CapacitorConfig${extra} = `;
  return isPiece ? {before: `${start}{`, after: '\n}; export default config;'} : {before: start, after: ''};
}

/** The `syntax` rule reports JSON that can't be read. */
function isJsonConfig({code, title}: CodeBlock, isPiece: boolean): boolean {
  const errors: ParseError[] = [];
  const config: unknown = parse(isPiece ? `{${code}}` : code, errors);
  if (errors.length > 0 || typeof config !== 'object' || config === null) return false;
  return title === undefined ? OWN_KEYS.some((key) => key in config) : TITLE.test(title);
}

/** The CLI of v2 declares no type for its configuration. */
function typeFor(version: string): string {
  return version === 'v2'
    ? `type CapacitorConfig = ${typeText(v2.options)}; export {};`
    : "import type {CapacitorConfig} from '@capacitor/cli';";
}

type Options = {readonly [key: string]: string | Options};

function typeText(options: string | Options): string {
  if (typeof options === 'string') return options;
  const fields = Object.entries(options).map(([key, type]) => `${key}?: ${typeText(type)};`);
  return `{${fields.join(' ')}}`;
}

/**
 * Returns the keys of `plugins` in a sample's configurations that are like the name of a plugin with options. TypeScript
 * accepts any name there, because apps and other packages have plugins, too.
 */
export function misspelledPlugins(file: ts.SourceFile, checker: ts.TypeChecker): Mistake[] {
  const found: Mistake[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && /^["']?plugins["']?$/.test(node.name.getText(file))) {
      const {initializer} = node;
      if (ts.isObjectLiteralExpression(initializer)) found.push(...misspelledIn(initializer, file, checker));
    }
    ts.forEachChild(node, visit);
  };
  if (/\bCapacitorConfig\b/.test(file.text)) visit(file);
  return found;
}

function misspelledIn(
  plugins: ts.ObjectLiteralExpression,
  file: ts.SourceFile,
  checker: ts.TypeChecker,
): Mistake[] {
  const type = checker.getContextualType(plugins);
  const known = type
    ? checker
        .getNonNullableType(type)
        .getProperties()
        .map((one) => one.getName())
    : [];
  return plugins.properties.flatMap(({name}) => {
    const key = name && (ts.isStringLiteral(name) || ts.isIdentifier(name)) ? name.text : undefined;
    if (name === undefined || key === undefined) return [];
    const near = known.includes(key) || Object.hasOwn(otherPlugins, key) ? [] : nearMatches(key, known);
    const hint = `Did you mean ${near.join(' or ')}? Otherwise, add it to typescript/otherPlugins.json`;
    const message = `No plugin with options is called "${key}"`;
    return near.length > 0 ? [{start: name.getStart(file), message, hint}] : [];
  });
}
