import type {Parameter} from '../facts';
import {below, childOf, namedChildren, type SyntaxNode} from '../syntaxNode';
import {callOf, either, join, memberOf, name, other, text, type Argument, type Value} from '../value';
import {unescaped} from './escapes';
import type {Branch, Grammar} from './readTree';

const WRAPPERS = [
  'parenthesized_expression',
  'as_expression',
  'postfix_expression',
  'interpolated_expression',
];
const CLOSED = ['function_declaration', 'lambda_literal', 'class_declaration', 'object_declaration'];

function valueOf(node: SyntaxNode): Value {
  if (WRAPPERS.includes(node.type)) {
    const [inner] = namedChildren(node);
    return inner ? valueOf(inner) : other(node.text);
  }
  switch (node.type) {
    case 'simple_identifier':
    case 'interpolated_identifier':
    case 'this_expression':
      return name(node.text);
    case 'integer_literal':
      return text(node.text);
    case 'character_literal':
      return text(node.text.slice(1, -1));
    case 'string_literal':
      return stringValue(node);
    case 'additive_expression':
      return join(namedChildren(node).map(valueOf));
    case 'if_expression':
      return either(node.children.filter(({type}) => type === 'control_structure_body').map(blockValue));
    case 'when_expression':
      return either(below(node, ['control_structure_body'], ['control_structure_body']).map(blockValue));
    case 'elvis_expression':
      return either(
        namedChildren(node)
          .filter(({type}) => type !== 'jump_expression')
          .map(valueOf),
      );
    case 'navigation_expression':
      return navigation(node);
    case 'call_expression':
      return call(node);
    default:
      return other(node.text);
  }
}

function stringValue(node: SyntaxNode): Value {
  return join(
    namedChildren(node).map((child) => {
      if (child.type === 'string_content') return text(child.text);
      return /escape/.test(child.type) ? text(unescaped(child.text)) : valueOf(child);
    }),
  );
}

function navigation(node: SyntaxNode): Value {
  const [target] = namedChildren(node);
  const suffix = childOf(node, 'navigation_suffix');
  return memberOf(target ? valueOf(target) : other(node.text), suffix?.text.replace(/^[?!]*\.\s*/, '') ?? '');
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
      const [first, second] = namedChildren(argument);
      if (!first) return {value: other(argument.text)};
      return second && argument.children.some(({type}) => type === '=')
        ? {label: first.text, value: valueOf(second)}
        : {value: valueOf(first)};
    });
}

/** Returns the value that a branch ends with. */
function blockValue(block: SyntaxNode): Value {
  const inner = childOf(block, 'statements') ?? block;
  const last = namedChildren(inner).at(-1);
  if (!last) return other('');
  const returned = last.type === 'jump_expression' ? namedChildren(last).at(-1) : last;
  return returned ? valueOf(returned) : other(last.text);
}

function parametersOf(node: SyntaxNode | undefined, kind: string): Parameter[] {
  return (node?.children ?? [])
    .filter(({type}) => type === kind)
    .map((parameter) => {
      const type = childOf(parameter, 'user_type', 'nullable_type')?.text;
      return {name: childOf(parameter, 'simple_identifier')?.text ?? '', ...(type ? {type} : {})};
    });
}

function typeAt(node: SyntaxNode): ReturnType<Grammar['typeAt']> {
  if (!['class_declaration', 'object_declaration', 'companion_object'].includes(node.type)) return undefined;
  const typeName =
    childOf(node, 'type_identifier')?.text ?? (node.type === 'companion_object' ? 'Companion' : '');
  if (!typeName) return undefined;
  const entries = childOf(node, 'enum_class_body')?.children ?? [];
  const base = below(node, ['constructor_invocation'], ['class_body', 'enum_class_body'])[0];
  const baseName = base && childOf(base, 'user_type')?.text;
  const baseArgs = base && childOf(base, 'value_arguments');
  return {
    name: typeName,
    parameters: parametersOf(childOf(node, 'primary_constructor'), 'class_parameter'),
    ...(baseName ? {base: baseName} : {}),
    ...(baseArgs ? {baseArgs: argumentsOf(baseArgs)} : {}),
    cases: entries
      .filter((entry) => entry.type === 'enum_entry' && !childOf(entry, 'value_arguments'))
      .map((entry) => childOf(entry, 'simple_identifier')?.text ?? ''),
  };
}

function functionAt(node: SyntaxNode): ReturnType<Grammar['functionAt']> {
  if (node.type !== 'function_declaration') return undefined;
  const functionName = childOf(node, 'simple_identifier')?.text;
  if (!functionName) return undefined;
  const body = childOf(node, 'function_body');
  return {
    name: functionName,
    parameters: parametersOf(childOf(node, 'function_value_parameters'), 'parameter'),
    returns: body ? returnsOf(body) : [],
  };
}

function returnsOf(body: SyntaxNode): Value[] {
  const block = childOf(body, 'statements');
  const [expression] = namedChildren(body);
  if (!block) return expression ? [valueOf(expression)] : [];
  return below(block, ['jump_expression'], CLOSED)
    .filter(({children}) => children[0]?.text.startsWith('return'))
    .flatMap((jump) => namedChildren(jump).at(-1) ?? [])
    .map(valueOf);
}

function constantsAt(node: SyntaxNode): ReturnType<Grammar['constantsAt']> {
  if (node.type === 'property_declaration') {
    const declared = childOf(node, 'variable_declaration');
    const constant = declared && childOf(declared, 'simple_identifier')?.text;
    const value = node.children[node.children.findIndex(({type}) => type === '=') + 1];
    return value && constant && value !== node.children[0] ? [{name: constant, value: valueOf(value)}] : [];
  }
  if (node.type === 'assignment') {
    const [target, value] = namedChildren(node);
    return target && value && /^\w+$/.test(target.text) ? [{name: target.text, value: valueOf(value)}] : [];
  }
  return [];
}

function branchAt(node: SyntaxNode): Branch | undefined {
  if (node.type !== 'when_entry') return undefined;
  const body = childOf(node, 'control_structure_body');
  if (!body) return undefined;
  const names = node.children
    .filter(({type}) => type === 'when_condition')
    .flatMap(({text: condition}) => {
      const tested = /^(?:is\s+)?(?:(?<type>\w+)\.)?(?<name>\w+)$/.exec(condition.trim())?.groups;
      return tested?.name ? [{name: tested.name, ...(tested.type ? {type: tested.type} : {})}] : [];
    });
  return {names, value: blockValue(body)};
}

/** Kotlin's grammar. */
export const kotlin: Grammar = {
  valueOf,
  typeAt,
  functionAt,
  constantsAt: (node) => (node.type === 'enum_entry' ? enumEntry(node) : constantsAt(node)),
  branchAt,
  calls: ['call_expression'],
  thrown: (node) =>
    node.type === 'jump_expression' && node.children[0]?.text === 'throw'
      ? namedChildren(node).at(-1)
      : undefined,
};

/** Returns the entry of an enum as a call of `this`, the constructor of its type. */
function enumEntry(node: SyntaxNode): ReturnType<Grammar['constantsAt']> {
  const list = childOf(node, 'value_arguments');
  const entry = childOf(node, 'simple_identifier')?.text;
  return list && entry ? [{name: entry, value: callOf(name('init'), argumentsOf(list))}] : [];
}
