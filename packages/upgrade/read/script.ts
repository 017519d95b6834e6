import type {SyntaxNode, Tree} from '@lezer/common';
import {parser} from '@lezer/javascript';
import {parseStrictly} from './parseStrictly';
import {tokenize, type Token} from './tokens';
import {lineAt, lineFinder, ReadError, type Member, type ObjectNode, type Range, type Value} from './types';

const TYPESCRIPT = parser.configure({dialect: 'ts'});
const TYPESCRIPT_JSX = parser.configure({dialect: 'ts jsx'});

/** A configuration in a script: its object, and the settings that later lines assign. */
export type ScriptConfig = {
  readonly object: ObjectNode;
  /** Names such as `server.url`. */
  readonly assigned: readonly string[];
};

/**
 * Returns the object that a `capacitor.config.ts` or `.js` exports, without running it. Follows variables and calls such
 * as `defineConfig({…})`. Throws a `ReadError` if the script has a syntax error or exports no object.
 */
export function readScriptConfig(text: string): ScriptConfig {
  const tree = parseScript(text);
  const exported = exportedValue(text, tree.topNode);
  const found = exported && resolve(text, tree.topNode, exported, 0);
  if (!found) {
    throw new ReadError('It should export the configuration: `const config = {…}; export default config;`.');
  }
  const name = exported.name === 'VariableName' ? textOf(text, exported) : undefined;
  return {object: objectOf(text, found), assigned: name ? assignedTo(text, tree, name) : []};
}

function parseScript(text: string): Tree {
  const tree = parseStrictly(TYPESCRIPT, text);
  if (typeof tree !== 'number') return tree;
  throw new ReadError(`It has a syntax error on line ${lineAt(text, tree)}.`, tree);
}

function textOf(text: string, {from, to}: Pick<SyntaxNode, 'from' | 'to'>): string {
  return text.slice(from, to);
}

function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}

function exportedValue(text: string, top: SyntaxNode): SyntaxNode | undefined {
  for (const node of childrenOf(top)) {
    const children = childrenOf(node);
    if (node.name === 'ExportDeclaration') {
      const index = children.findIndex(({name}) => name === 'default');
      if (index >= 0) return children[index + 1];
    }
    const [assignment] = children;
    if (node.name !== 'ExpressionStatement' || assignment?.name !== 'AssignmentExpression') continue;
    const [target, , value] = childrenOf(assignment);
    if (target && value && textOf(text, target) === 'module.exports') return value;
  }
  return undefined;
}

/** Follows a value to an object literal: through variables, `as`, `satisfies`, parentheses and calls. */
function resolve(text: string, top: SyntaxNode, node: SyntaxNode, depth: number): SyntaxNode | undefined {
  if (node.name === 'ObjectExpression') return node;
  if (depth > 8) return undefined;
  const next = (one: SyntaxNode | undefined): SyntaxNode | undefined =>
    one && resolve(text, top, one, depth + 1);
  const children = childrenOf(node);
  switch (node.name) {
    case 'VariableName':
      return next(declaredValue(text, top, textOf(text, node)));
    case 'BinaryExpression':
      return next(children[0]);
    case 'ParenthesizedExpression':
      return next(children[1]);
    case 'CallExpression': {
      const list = node.getChild('ArgList');
      return next(list ? childrenOf(list)[1] : undefined) ?? next(returnedBy(text, top, children[0]));
    }
    default:
      return undefined;
  }
}

function declaredValue(text: string, top: SyntaxNode, name: string): SyntaxNode | undefined {
  for (const node of childrenOf(top)) {
    const isFunction = node.name === 'FunctionDeclaration' && node.getChild('VariableDefinition');
    if (isFunction && textOf(text, isFunction) === name) return node;
    const declaration = node.name === 'ExportDeclaration' ? node.getChild('VariableDeclaration') : node;
    if (declaration?.name !== 'VariableDeclaration') continue;
    const children = childrenOf(declaration);
    const index = children.findIndex(
      (child) => child.name === 'VariableDefinition' && textOf(text, child) === name,
    );
    if (index < 0) continue;
    const rest = children.slice(index + 1);
    return rest[rest.findIndex((child) => child.name === 'Equals') + 1];
  }
  return undefined;
}

/** Returns what a call of a function of the same script returns. */
function returnedBy(text: string, top: SyntaxNode, callee: SyntaxNode | undefined): SyntaxNode | undefined {
  const called = callee?.name === 'VariableName' ? declaredValue(text, top, textOf(text, callee)) : callee;
  const isFunction = called && /^(?:ArrowFunction|FunctionExpression|FunctionDeclaration)$/.test(called.name);
  return isFunction ? returnedValue(called) : undefined;
}

function returnedValue(node: SyntaxNode): SyntaxNode | undefined {
  const body = childrenOf(node).at(-1);
  if (body?.name !== 'Block') return body;
  return body.getChild('ReturnStatement')?.firstChild?.nextSibling ?? undefined;
}

function objectOf(text: string, node: SyntaxNode): ObjectNode {
  const properties = node.getChildren('Property');
  const members = properties.flatMap((property) => memberOf(text, property) ?? []);
  return {...rangeOf(node), members, isOpen: members.length < properties.length};
}

function memberOf(text: string, property: SyntaxNode): Member | undefined {
  const [key, ...rest] = childrenOf(property);
  if (!key || !['PropertyDefinition', 'String', 'Number'].includes(key.name)) return undefined;
  const value = rest[rest.findIndex(({name}) => name === ':') + 1];
  const isShort = rest.length === 0;
  return {
    ...rangeOf(property),
    key: key.name === 'String' ? unquote(textOf(text, key)) : textOf(text, key),
    keyRange: rangeOf(key),
    value: isShort || !value ? rangeOf(property) : valueOf(text, value),
  };
}

function valueOf(text: string, node: SyntaxNode): Value {
  const range = rangeOf(node);
  const source = textOf(text, node);
  switch (node.name) {
    case 'ObjectExpression':
      return {...range, object: objectOf(text, node)};
    case 'String':
      return {...range, literal: unquote(source)};
    case 'Number':
      return {...range, literal: Number(source)};
    case 'BooleanLiteral':
      return {...range, literal: source === 'true'};
    default:
      return range;
  }
}

function rangeOf({from, to}: Pick<SyntaxNode, 'from' | 'to'>): Range {
  return {start: from, end: to};
}

function unquote(source: string): string {
  return source.slice(1, -1).replace(/\\(.)/g, '$1');
}

/** Returns the settings that a script assigns to the variable: `server.url` for `config.server!.url = …`. */
function assignedTo(text: string, tree: Tree, variable: string): string[] {
  const found: string[] = [];
  tree.iterate({
    enter({name, node}) {
      if (name !== 'AssignmentExpression') return;
      const target = node.firstChild ? textOf(text, node.firstChild).replace(/[!?\s]/g, '') : '';
      if (target.startsWith(`${variable}.`)) found.push(target.slice(variable.length + 1));
    },
  });
  return found;
}

/** A name or text in the app's code, and its first line. */
type Mention = {readonly word: string; readonly line: number};

/** What a source file of the app imports, and which of the wanted words its code has. */
export type SourceUse = {readonly imports: readonly string[]; readonly mentions: readonly Mention[]};

const NAMES = ['VariableName', 'VariableDefinition', 'PropertyName', 'PropertyDefinition', 'TypeName'];

/**
 * Returns what a source file imports and which of `wanted` it has as a name or as a text in quotes. Comments don't
 * count. Files of Vue and Svelte are read for their scripts. Never throws: a mistake in one line hides no other.
 */
export function readSource(path: string, text: string, wanted: ReadonlySet<string>): SourceUse {
  const imports = new Set<string>();
  const first = new Map<string, number>();
  for (const {code, line} of scriptsOf(path, text)) {
    const lineIn = lineFinder(code);
    const note = (word: string, offset: number): void => {
      if (wanted.has(word) && !first.has(word)) first.set(word, line + lineIn(offset) - 1);
    };
    const tree = parseStrictly(path.endsWith('.ts') ? TYPESCRIPT : TYPESCRIPT_JSX, code);
    if (typeof tree === 'number') {
      const tokens = tokenize(code, 'java');
      for (const {value, start} of tokens) note(value, start);
      for (const name of importedIn(tokens)) imports.add(name);
      continue;
    }
    tree.iterate({
      enter({name, node}) {
        if (name === 'String') {
          const value = unquote(textOf(code, node));
          if (isImport(code, node)) {
            imports.add(value);
          }
          note(value, node.from);
        } else if (NAMES.includes(name)) note(textOf(code, node), node.from);
      },
    });
  }
  return {imports: [...imports], mentions: [...first].map(([word, line]) => ({word, line}))};
}

/** Returns what a script with a syntax error loads, by its words. */
function importedIn(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({kind, value}, index) => {
    const before = tokens[index - (tokens[index - 1]?.value === '(' ? 2 : 1)]?.value ?? '';
    return kind === 'string' && ['from', 'import', 'require'].includes(before) ? [value] : [];
  });
}

/** Whether a text is what a declaration or a call of `import` or `require` loads. */
function isImport(code: string, {parent}: SyntaxNode): boolean {
  if (parent?.name !== 'ArgList')
    return ['ImportDeclaration', 'ExportDeclaration'].includes(parent?.name ?? '');
  const callee = parent.parent?.firstChild;
  return callee ? ['require', 'import'].includes(textOf(code, callee)) : false;
}

function scriptsOf(path: string, text: string): {readonly code: string; readonly line: number}[] {
  if (!/\.(?:vue|svelte)$/.test(path)) return [{code: text, line: 1}];
  const lineIn = lineFinder(text);
  // A tag that nothing closes would be looked for again from each one that opens, so both kinds are found at once.
  const tags = [...text.matchAll(/<(\/?)script\b(?:[^<>]*>)?/g)];
  const scripts: {readonly code: string; readonly line: number}[] = [];
  let start: number | undefined;
  for (const {0: tag, 1: slash, index} of tags) {
    if (slash === '') start ??= index + tag.length;
    else if (start !== undefined) {
      scripts.push({code: text.slice(start, index), line: lineIn(start)});
      start = undefined;
    }
  }
  return scripts;
}
