import type {Parameter} from '../facts';
import {below, childOf, fieldOf, namedChildren, type SyntaxNode} from '../syntaxNode';
import {callOf, either, join, memberOf, name, other, text, type Argument, type Value} from '../value';
import {unescaped} from './escapes';
import type {Branch, Grammar} from './readTree';

const STRINGS = ['line_string_literal', 'multi_line_string_literal', 'raw_string_literal'];
const WRAPPERS = [
  'try_expression',
  'await_expression',
  'postfix_expression',
  'as_expression',
  'interpolated_expression',
];
const CLOSED = ['function_declaration', 'lambda_literal', 'class_declaration'];

function valueOf(node: SyntaxNode): Value {
  if (STRINGS.includes(node.type)) return stringValue(node);
  if (WRAPPERS.includes(node.type)) return firstValue(node, ({type}) => !/operator$/.test(type));
  switch (node.type) {
    case 'simple_identifier':
    case 'self_expression':
      return name(node.text);
    case 'integer_literal':
      return text(node.text);
    case 'additive_expression':
      return join(namedChildren(node).map(valueOf));
    case 'ternary_expression':
      return eitherOf([fieldOf(node, 'if_true'), fieldOf(node, 'if_false')]);
    case 'nil_coalescing_expression':
      return eitherOf([fieldOf(node, 'value'), fieldOf(node, 'if_nil')]);
    case 'prefix_expression':
      return node.text.startsWith('.') ? name('', node.text.slice(1)) : other(node.text);
    case 'navigation_expression':
      return navigation(node);
    case 'call_expression':
      return call(node);
    case 'tuple_expression':
      return tuple(node);
    case 'dictionary_literal':
      return dictionary(node);
    case 'switch_statement':
    case 'if_statement':
      return either(below(node, ['statements'], ['statements']).map(statementsValue));
    default:
      return other(node.text);
  }
}

function firstValue(node: SyntaxNode, fits: (child: SyntaxNode) => boolean): Value {
  const child = namedChildren(node).find(fits);
  return child ? valueOf(child) : other(node.text);
}

const eitherOf = (nodes: readonly (SyntaxNode | undefined)[]): Value =>
  either(nodes.flatMap((node) => (node ? [valueOf(node)] : [])));

function stringValue(node: SyntaxNode): Value {
  const multiLine = node.type === 'multi_line_string_literal';
  const indent = /\n([ \t]*)"""$/.exec(node.text)?.[1] ?? '';
  const parts = namedChildren(node).map((child): Value => {
    if (child.type === 'str_escaped_char') return text(unescaped(child.text));
    if (child.type === 'interpolated_expression') return valueOf(child);
    return text(multiLine ? child.text.replaceAll(`\n${indent}`, '\n').replace(/^\n/, '') : child.text);
  });
  return join(parts);
}

function navigation(node: SyntaxNode): Value {
  const target = fieldOf(node, 'target');
  const member = fieldOf(node, 'suffix') ?? childOf(node, 'navigation_suffix');
  return memberOf(target ? valueOf(target) : other(node.text), member?.text.replace(/^\??\./, '') ?? '');
}

function call(node: SyntaxNode): Value {
  const [callee, suffix] = namedChildren(node);
  const list = suffix && childOf(suffix, 'value_arguments');
  return callOf(callee ? valueOf(callee) : other(node.text), list ? argumentsOf(list) : []);
}

function argumentsOf(list: SyntaxNode): Argument[] {
  return list.children
    .filter(({type}) => type === 'value_argument')
    .map((argument) => {
      const label = fieldOf(argument, 'name')?.text;
      const value = fieldOf(argument, 'value');
      return {...(label ? {label} : {}), value: value ? valueOf(value) : other(argument.text)};
    });
}

function tuple(node: SyntaxNode): Value {
  const values = node.children.filter(({field}) => field === 'value');
  const [only] = values;
  if (values.length === 1 && only) return valueOf(only);
  return {kind: 'map', entries: values.map((value, index) => ({key: String(index), value: valueOf(value)}))};
}

function dictionary(node: SyntaxNode): Value {
  const keys = node.children.filter(({field}) => field === 'key');
  const values = node.children.filter(({field}) => field === 'value');
  return {
    kind: 'map',
    entries: keys.flatMap((key, index) => {
      const value = values[index];
      return value ? [{key: key.text.replaceAll('"', ''), value: valueOf(value)}] : [];
    }),
  };
}

/** Returns the value that a block returns, or assigns, or ends with. */
function statementsValue(block: SyntaxNode): Value {
  const returned = below(block, ['control_transfer_statement'], CLOSED).flatMap(
    (node) => fieldOf(node, 'result') ?? [],
  );
  if (returned.length > 0) return either(returned.map(valueOf));
  const last = namedChildren(block).at(-1);
  if (!last) return other('');
  if (last.type !== 'assignment') return valueOf(last);
  const assigned = fieldOf(last, 'result') ?? namedChildren(last).at(-1);
  return assigned ? valueOf(assigned) : other(last.text);
}

function typeAt(node: SyntaxNode): ReturnType<Grammar['typeAt']> {
  if (node.type !== 'class_declaration') return undefined;
  const body = fieldOf(node, 'body');
  const cases = (body?.children ?? [])
    .filter(({type}) => type === 'enum_entry')
    .flatMap((entry) =>
      entry.children.filter(({field, type}) => field === 'name' && type === 'simple_identifier'),
    )
    .map(({text: entryName}) => entryName);
  const init = body?.children.find(({type}) => type === 'init_declaration');
  const typeName = fieldOf(node, 'name')?.text;
  return typeName ? {name: typeName, parameters: init ? parametersOf(init) : [], cases} : undefined;
}

function parametersOf(node: SyntaxNode): Parameter[] {
  return node.children
    .filter(({type}) => type === 'parameter')
    .map((parameter) => {
      const names = parameter.children.filter(({field}) => field === 'name');
      const type = names[1]?.text;
      return {name: names[0]?.text ?? '', ...(type ? {type} : {})};
    });
}

function functionAt(node: SyntaxNode): ReturnType<Grammar['functionAt']> {
  if (node.type === 'property_declaration') return propertyFunction(node);
  if (!['function_declaration', 'init_declaration'].includes(node.type)) return undefined;
  const functionName = node.type === 'init_declaration' ? 'init' : fieldOf(node, 'name')?.text;
  const block = fieldOf(node, 'body') && childOf(fieldOf(node, 'body') as SyntaxNode, 'statements');
  if (!functionName) return undefined;
  return {name: functionName, parameters: parametersOf(node), returns: block ? [statementsValue(block)] : []};
}

function propertyFunction(node: SyntaxNode): ReturnType<Grammar['functionAt']> {
  const computed = fieldOf(node, 'computed_value');
  const block = computed && childOf(computed, 'statements');
  const property = below(node, ['simple_identifier'])[0]?.text;
  return block && property ? {name: property, parameters: [], returns: [statementsValue(block)]} : undefined;
}

function constantsAt(node: SyntaxNode): ReturnType<Grammar['constantsAt']> {
  if (node.type === 'property_declaration') {
    const value = fieldOf(node, 'value');
    const constant = below(node, ['simple_identifier'])[0]?.text;
    return value && constant ? [{name: constant, value: valueOf(value)}] : [];
  }
  const unwrapped = unwrappedAt(node);
  if (unwrapped.length > 0) return unwrapped;
  if (node.type !== 'assignment') return [];
  const [target, value] = namedChildren(node);
  const assigned = target?.text.replace(/^self\./, '') ?? '';
  return value && /^\w+$/.test(assigned) ? [{name: assigned, value: valueOf(value)}] : [];
}

/** Returns the names that `if let name = value` and `guard let` bind. */
function unwrappedAt({children}: SyntaxNode): {readonly name: string; readonly value: Value}[] {
  return children.flatMap((child, index) => {
    if (child.field !== 'bound_identifier') return [];
    const value = children.slice(index + 1).find(({named}) => named);
    return value?.field === 'condition' ? [{name: child.text, value: valueOf(value)}] : [];
  });
}

function branchAt(node: SyntaxNode): Branch | undefined {
  if (node.type !== 'switch_entry') return undefined;
  const block = childOf(node, 'statements');
  if (!block) return undefined;
  const names = node.children
    .filter(({type}) => type === 'switch_pattern')
    .flatMap(({text: pattern}) => {
      const found = /^(?<type>\w+)?\.(?<name>\w+)/.exec(pattern.trim())?.groups;
      return found?.name ? [{name: found.name, ...(found.type ? {type: found.type} : {})}] : [];
    });
  return {names, value: statementsValue(block)};
}

/** Swift's grammar. */
export const swift: Grammar = {
  valueOf,
  typeAt,
  functionAt,
  constantsAt,
  branchAt,
  calls: ['call_expression'],
  thrown: (node) => {
    if (node.type !== 'control_transfer_statement' || !childOf(node, 'throw_keyword')) return undefined;
    return namedChildren(node).find(({type}) => type !== 'throw_keyword');
  },
};
