import type {SyntaxNode, Tree} from '@lezer/common';
import {parseStrictly} from './parseStrictly';
import {childrenOf, rangeOf, textOf, TYPESCRIPT, unquote} from './syntax';
import {wordsOf} from './tokens';
import {lineAt, ReadError, type Member, type ObjectNode, type Value} from './types';

/** A configuration in a script: its object, and the settings that later lines assign. */
export type ScriptConfig = {
  /** Without entries and open if it can't be told which object the script exports. */
  readonly object: ObjectNode;
  /** Names such as `server.url`. */
  readonly assigned: readonly string[];
  /** The names and texts in the script, if it takes no values from other files: a setting not among them isn't set. */
  readonly words?: ReadonlySet<string>;
};

/**
 * Returns the object that a `capacitor.config.ts` or `.js` exports, without running it. Follows variables and calls such
 * as `defineConfig({…})`. Throws a `ReadError` if the script has a syntax error or exports nothing.
 */
export function readScriptConfig(text: string): ScriptConfig {
  const tree = parseScript(text);
  const exported = exportedValue(text, tree.topNode);
  if (!exported) {
    throw new ReadError('It should export the configuration: `const config = {…}; export default config;`.');
  }
  const found = resolve(text, tree, exported, 0);
  const object = found
    ? objectOf(text, found.object)
    : {start: exported.from, end: exported.from, members: [], isOpen: true};
  const assigned = found ? [...found.names].flatMap((name) => assignedTo(text, tree, name)) : [];
  const isOpen = object.isOpen || assigned.includes('');
  return {
    object: {...object, isOpen},
    assigned: assigned.filter((name) => name !== ''),
    ...(takesValues(text, tree) ? {} : {words: wordsOf(text, 'java')}),
  };
}

function parseScript(text: string): Tree {
  const tree = parseStrictly(TYPESCRIPT, text);
  if (typeof tree !== 'number') return tree;
  throw new ReadError(`It has a syntax error on line ${lineAt(text, tree)}.`, tree);
}

/** Whether a script takes values from files or packages of the app. Capacitor's own packages only give types and values. */
function takesValues(text: string, tree: Tree): boolean {
  return [...text.matchAll(/\b(?:from|import|require)\s*\(?\s*(['"])([^'"\n]+)\1/g)].some(
    ({index, 2: name = ''}) =>
      !/^(?:@capacitor\/|node:|fs$|path$|os$|dotenv)/.test(name) &&
      !/Comment$/.test(tree.resolveInner(index, 1).name) &&
      !/^import\s+type\b/.test(text.slice(text.lastIndexOf('\n', index) + 1)),
  );
}

function exportedValue(text: string, top: SyntaxNode): SyntaxNode | undefined {
  for (const node of childrenOf(top)) {
    const children = childrenOf(node);
    if (node.name === 'ExportDeclaration') {
      // `export default …` and `export = …`
      const index = children.findIndex(({name}) => name === 'default' || name === 'Equals' || name === '=');
      if (index >= 0) return children[index + 1];
      const group = node.getChild('ExportGroup');
      const names = group ? childrenOf(group) : [];
      const last = names.findIndex((one) => textOf(text, one) === 'default');
      if (last > 1) return names[last - 2];
    }
    const [assignment] = children;
    if (node.name !== 'ExpressionStatement' || assignment?.name !== 'AssignmentExpression') continue;
    const [target, , value] = childrenOf(assignment);
    if (target && value && /^(?:module\.exports|exports\.default)$/.test(textOf(text, target))) return value;
  }
  return undefined;
}

/** The object that a value leads to, with the variables on the way, to which later lines can assign. */
type Found = {readonly object: SyntaxNode; readonly names: ReadonlySet<string>};

/** Follows a value to an object literal: through variables, `as`, `satisfies`, `await`, parentheses, functions and calls. */
function resolve(text: string, tree: Tree, node: SyntaxNode, depth: number): Found | undefined {
  if (node.name === 'ObjectExpression') return {object: node, names: new Set()};
  if (depth > 12) return undefined;
  const next = (one: SyntaxNode | undefined): Found | undefined => one && resolve(text, tree, one, depth + 1);
  const children = childrenOf(node);
  switch (node.name) {
    case 'VariableName': {
      const name = textOf(text, node);
      const found = next(declaredValue(text, tree, name));
      return found && {...found, names: new Set([...found.names, name])};
    }
    case 'BinaryExpression':
      return /^(?:as|satisfies)$/.test(textOf(text, children[1] ?? node)) ? next(children[0]) : undefined;
    case 'ParenthesizedExpression':
    case 'AwaitExpression':
    case 'UnaryExpression':
      return next(children[1]);
    case 'ArrowFunction':
    case 'FunctionExpression':
    case 'FunctionDeclaration':
      return next(returnedValue(node));
    case 'CallExpression': {
      const list = node.getChild('ArgList');
      const [callee] = children;
      return next(list ? childrenOf(list)[1] : undefined) ?? next(callee);
    }
    default:
      return undefined;
  }
}

/** Returns the value that a script gives a variable, or the function of that name. Undefined if it has several. */
function declaredValue(text: string, tree: Tree, name: string): SyntaxNode | undefined {
  const found: SyntaxNode[] = [];
  tree.iterate({
    enter({name: kind, node}) {
      if (kind !== 'VariableDefinition' || textOf(text, node) !== name || !node.parent) return;
      if (node.parent.name === 'FunctionDeclaration') found.push(node.parent);
      if (node.parent.name !== 'VariableDeclaration') return;
      let value = node.nextSibling;
      while (value && value.name !== 'Equals' && value.name !== ',') value = value.nextSibling;
      if (value?.name === 'Equals' && value.nextSibling) found.push(value.nextSibling);
    },
  });
  return found.length === 1 ? found[0] : undefined;
}

/** Returns what a function returns, if it does so in one place. */
function returnedValue(node: SyntaxNode): SyntaxNode | undefined {
  const body = node.lastChild;
  if (body?.name !== 'Block') return body ?? undefined;
  const found: SyntaxNode[] = [];
  body.cursor().iterate(({name, node: inner}) => {
    if (name === 'ReturnStatement') found.push(inner);
  });
  return found.length === 1 ? (found[0]?.firstChild?.nextSibling ?? undefined) : undefined;
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

/**
 * Returns the settings that a script assigns to a variable: `server.url` for `config.server!.url = …`, and `server` and
 * `server.url` for `config.server = {url: …}`. An empty name says that something else may change it.
 */
function assignedTo(text: string, tree: Tree, variable: string): string[] {
  const found: string[] = [];
  tree.iterate({
    enter({name, node}) {
      if (name === 'CallExpression' && /^Object\.assign\b/.test(textOf(text, node))) {
        const [, target] = node.getChild('ArgList') ? childrenOf(node.getChild('ArgList') ?? node) : [];
        if (target && textOf(text, target).startsWith(variable)) found.push('');
      }
      if (name !== 'AssignmentExpression' || !node.firstChild) return;
      const target = textOf(text, node.firstChild)
        .replace(/[!?\s]/g, '')
        .replace(/\[(['"])(\w+)\1\]/g, '.$2');
      if (target === variable || target.startsWith(`${variable}[`)) found.push('');
      if (!target.startsWith(`${variable}.`)) return;
      const path = target.slice(variable.length + 1);
      found.push(path, ...(node.lastChild ? keysBelow(text, node.lastChild, path) : []));
    },
  });
  return found;
}

function keysBelow(text: string, node: SyntaxNode, path: string): string[] {
  if (node.name !== 'ObjectExpression') return [];
  return objectOf(text, node).members.map(({key}) => `${path}.${key}`);
}
