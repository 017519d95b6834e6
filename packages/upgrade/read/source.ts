import type {SyntaxNode, Tree} from '@lezer/common';
import {packagesOf} from '../bundled';
import {parseStrictly} from './parseStrictly';
import {childrenOf, knownSyntax, textOf, TYPESCRIPT, TYPESCRIPT_JSX, unquote} from './syntax';
import {statementTokens} from './tokens';
import {lineAt} from './types';

/** A name or text of a package that the app's code uses, with its first line. */
type Use = {
  /** The package, such as `@capacitor/app`. Empty for what belongs to the browser, such as `serviceWorker`. */
  readonly module: string;
  readonly word: string;
  readonly line: number;
};

/** What a source file of the app imports, and what it uses of packages with plugins, as far as it's wanted. */
export type SourceUse = {readonly imports: readonly string[]; readonly uses: readonly Use[]};

const CORE = '@capacitor/core';
const PLUGIN = /cap(?:acitor|awesome|go)|aparajita/;
/** Names of the browser that changes are about, whatever a file imports. */
const BROWSER = ['serviceWorker', 'openDatabase'];

/** The packages that names in a file come from. `this.info` is a name, too. */
type Origins = Map<string, ReadonlySet<string>>;

/**
 * Returns what a source file imports, and which of `wanted` it uses of plugins: a name that it imports, a member of what is
 * imported or of what a call returns, and an option or event of a call. The same name of something else doesn't count.
 * Files of Vue and Svelte are read for their scripts. Never throws: a file with a mistake is read by its words.
 */
export function readSource(path: string, text: string, wanted: ReadonlySet<string>): SourceUse {
  const imports = new Set<string>();
  const first = new Map<string, Use>();
  for (const {code: written, line} of scriptsOf(path, text)) {
    const code = knownSyntax(written);
    const note = (module: string, word: string, offset: number): void => {
      const key = `${module} ${word}`;
      if (wanted.has(word) && !first.has(key))
        first.set(key, {module, word, line: line + lineAt(code, offset) - 1});
    };
    const tree = parseStrictly(path.endsWith('.ts') ? TYPESCRIPT : TYPESCRIPT_JSX, code);
    const reading = {code, imports, note, origins: new Map<string, ReadonlySet<string>>()};
    if (typeof tree === 'number') readWords(reading);
    else readTree(tree, reading);
  }
  return {imports: [...imports], uses: [...first.values()]};
}

type Reading = {
  readonly code: string;
  readonly imports: Set<string>;
  readonly origins: Origins;
  readonly note: (module: string, word: string, offset: number) => void;
};

function readTree(tree: Tree, reading: Reading): void {
  const {code, origins, note} = reading;
  tree.iterate({
    enter({name, node}) {
      if (name === 'ImportDeclaration' || name === 'ExportDeclaration') readImport(node, reading);
      else if (name === 'VariableDeclaration') readDeclaration(node, reading);
      else if (name === 'AssignmentExpression') readAssignment(node, reading);
      else if (name === 'ParamList') readParameters(node, reading);
    },
  });
  tree.iterate({
    enter({name, node}) {
      const isText = name === 'String';
      if (!isText && !/^(?:Variable|Property)(?:Name|Definition)$/.test(name)) return;
      const word = isText ? unquote(textOf(code, node)) : textOf(code, node);
      if (BROWSER.includes(word)) note('', word, node.from);
      if (word === 'addListener' && !isKept(code, node)) return;
      for (const module of originsAround(code, node, origins)) note(module, word, node.from);
    },
  });
}

/** Notes what an import declaration names. */
function readImport(node: SyntaxNode, {code, imports, origins, note}: Reading): void {
  const source = node.getChild('String');
  if (!source) return;
  const module = unquote(textOf(code, source));
  imports.add(module);
  if (!PLUGIN.test(module)) return;
  for (const part of [...childrenOf(node), ...childrenOf(node.getChild('ImportGroup') ?? node)]) {
    if (!/^Variable(?:Name|Definition)$/.test(part.name)) continue;
    const word = textOf(code, part);
    if (part.name === 'VariableDefinition') origins.set(word, new Set([module]));
    if (part.parent?.name === 'ImportGroup') note(module, word, part.from);
  }
}

/** Notes where the variables of a declaration come from: `const {Device} = Plugins`, `const info = await Device.getInfo()`. */
function readDeclaration(node: SyntaxNode, reading: Reading): void {
  const {code, imports} = reading;
  const value = node.getChild('Equals')?.nextSibling;
  if (!value) return;
  const loaded = /^(?:await\s+)?(?:require|import)\(\s*(['"])([^'"]+)\1\s*\)/.exec(textOf(code, value))?.[2];
  if (loaded !== undefined) imports.add(loaded);
  const from = loaded !== undefined && PLUGIN.test(loaded) ? new Set([loaded]) : originsOf(value, reading);
  if (!from) return;
  const pattern = node.getChild('ObjectPattern') ?? node.getChild('VariableDefinition');
  if (pattern) nameAll(pattern, from, reading);
}

function readAssignment(node: SyntaxNode, reading: Reading): void {
  const [target, , value] = childrenOf(node);
  const from = value && originsOf(value, reading);
  if (!target || !from) return;
  if (target.name === 'MemberExpression') reading.origins.set(rootName(reading.code, target) ?? '', from);
  else nameAll(target, from, reading);
}

/** Parameters of a function that is given to a call of a plugin have what the plugin passes. */
function readParameters(node: SyntaxNode, reading: Reading): void {
  const call = node.parent?.parent?.name === 'ArgList' ? node.parent.parent.parent : undefined;
  const from = call && originsOf(call, reading);
  if (from) nameAll(node, from, reading);
}

/** Gives all names of a pattern their origin. What is taken from `Plugins` is a plugin with a package of its own. */
function nameAll(pattern: SyntaxNode, from: ReadonlySet<string>, {code, origins, note}: Reading): void {
  const isNamed = pattern.name !== 'VariableDefinition';
  pattern.cursor().iterate(({name, node}) => {
    if (!/^(?:Variable|Property)(?:Name|Definition)$/.test(name)) return;
    const word = textOf(code, node);
    const moved = from.has(CORE) ? packagesOf(word) : [];
    if (isNamed) for (const module of from) note(module, word, node.from);
    origins.set(word, moved.length > 0 ? new Set(moved) : from);
  });
}

/** Returns the packages that an expression's value comes from. */
function originsOf(node: SyntaxNode, {code, origins}: Reading): ReadonlySet<string> | undefined {
  const name = rootName(code, node);
  const found = name === undefined ? undefined : origins.get(name);
  if (!found?.has(CORE)) return found;
  const [, plugin = ''] = /^(?:await\s+)?\w+\.(\w+)/.exec(textOf(code, node)) ?? [];
  const moved = packagesOf(plugin);
  return moved.length > 0 ? new Set(moved) : found;
}

/** How deep expressions are followed. Longer ones aren't written by people. */
const DEEPEST = 50;

/** Returns the name that an expression starts with: `Device` for `(await Device.getInfo()).model`, `this.info` for its members. */
function rootName(code: string, node: SyntaxNode): string | undefined {
  let current: SyntaxNode | null = node;
  for (let depth = 0; current && depth < DEEPEST; depth += 1) {
    const first: SyntaxNode | null = current.firstChild;
    switch (current.name) {
      case 'VariableName':
      case 'VariableDefinition':
        return textOf(code, current);
      case 'MemberExpression': {
        const object = first && first.to - first.from < 12 ? textOf(code, first) : '';
        const member = current.lastChild;
        if (member && /^(?:this|window|globalThis|self)$/.test(object)) {
          return object === 'this' ? `this.${textOf(code, member)}` : textOf(code, member);
        }
        current = first;
        break;
      }
      case 'CallExpression':
      case 'BinaryExpression':
        current = first;
        break;
      case 'ParenthesizedExpression':
      case 'AwaitExpression':
      case 'UnaryExpression':
        current = first?.nextSibling ?? null;
        break;
      default:
        return undefined;
    }
  }
  return undefined;
}

const STATEMENT = /^(?:Block|ClassBody|Script|.*Statement|ArrowFunction|FunctionExpression|.*Declaration)$/;

/** Returns the packages to which a name or text belongs: as a member of what comes from them, or in the arguments of a call. */
function originsAround(code: string, node: SyntaxNode, origins: Origins): Set<string> {
  const found = new Set<string>();
  let depth = 0;
  for (let around = node.parent; around && !STATEMENT.test(around.name); around = around.parent) {
    if ((depth += 1) > DEEPEST) break;
    if (around.name !== 'MemberExpression' && around.name !== 'CallExpression') continue;
    const name = rootName(code, around);
    const from = name === 'Capacitor' ? new Set([CORE]) : origins.get(name ?? '');
    for (const module of from ?? []) {
      if (module !== CORE) found.add(module);
      // Core has what is directly in it. What is behind a plugin in `Plugins` is the plugin's.
      else if (around === node.parent && isName(code, around.firstChild)) found.add(module);
      else for (const own of packagesOf(pluginIn(code, around))) found.add(own);
    }
  }
  return found;
}

/** Whether an expression is a name alone, which may be that of a global variable. */
function isName(code: string, node: SyntaxNode | null): boolean {
  return node !== null && /^(?:(?:window|globalThis|self)\.)?\w+$/.test(textOf(code, node));
}

/** Returns the plugin's name in `Plugins.Device.getInfo()`. */
function pluginIn(code: string, node: SyntaxNode): string {
  return /^(?:await\s+)?\(*Plugins\.(\w+)/.exec(code.slice(node.from, node.from + 100))?.[1] ?? '';
}

/** Whether what a call of `addListener` returns is kept as it is, neither awaited nor ignored. */
function isKept(code: string, name: SyntaxNode): boolean {
  const call = name.parent?.parent;
  const around = call?.parent;
  if (call?.name !== 'CallExpression' || !around) return false;
  if (around.name === 'MemberExpression')
    return !/^\s*\??\.\s*(?:then|catch|finally)\b/.test(code.slice(call.to));
  return /^(?:VariableDeclaration|AssignmentExpression|ArgList|ArrayExpression|Property)$/.test(around.name);
}

/** Reads a script that doesn't parse word by word: any word may be a name of any plugin that it imports. */
function readWords({code, imports, note}: Reading): void {
  const tokens = statementTokens(code, 'java');
  tokens.forEach(({kind, value}, index) => {
    const before = tokens[index - (tokens[index - 1]?.value === '(' ? 2 : 1)]?.value ?? '';
    if (kind === 'string' && ['from', 'import', 'require'].includes(before)) imports.add(value);
  });
  const plugins = [...imports].filter((name) => PLUGIN.test(name));
  for (const {value, start} of tokens) for (const plugin of plugins) note(plugin, value, start);
}

function scriptsOf(path: string, text: string): {readonly code: string; readonly line: number}[] {
  if (!/\.(?:vue|svelte)$/.test(path)) return [{code: text, line: 1}];
  // A tag that nothing closes would be looked for again from each one that opens, so both kinds are found at once.
  const tags = [...text.matchAll(/<(\/?)script\b(?:[^<>]*>)?/g)];
  const scripts: {readonly code: string; readonly line: number}[] = [];
  let start: number | undefined;
  for (const {0: tag, 1: slash, index} of tags) {
    if (slash === '') start ??= index + tag.length;
    else if (start !== undefined) {
      scripts.push({code: text.slice(start, index), line: lineAt(text, start)});
      start = undefined;
    }
  }
  return scripts;
}
