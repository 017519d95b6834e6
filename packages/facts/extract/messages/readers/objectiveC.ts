import {below, childOf, fieldOf, namedChildren, type SyntaxNode} from '../syntaxNode';
import {callOf, either, join, memberOf, name, other, text, type Argument, type Value} from '../value';
import {unescaped} from './escapes';
import type {Grammar} from './readTree';

function valueOf(node: SyntaxNode): Value {
  switch (node.type) {
    case 'identifier':
      return name(node.text);
    case 'number_literal':
      return text(node.text);
    case 'string_literal':
    case 'concatenated_string':
      return stringValue(node);
    case 'conditional_expression':
      return either(['consequence', 'alternative'].map((field) => fieldValue(node, field)));
    case 'field_expression':
      return memberOf(fieldValue(node, 'argument'), fieldOf(node, 'field')?.text ?? '');
    case 'message_expression':
      return message(node);
    case 'call_expression':
      return callOf(fieldValue(node, 'function'), functionArguments(fieldOf(node, 'arguments')));
    default:
      return other(node.text);
  }
}

function fieldValue(node: SyntaxNode, field: string): Value {
  const child = fieldOf(node, field);
  return child ? valueOf(child) : other(node.text);
}

function stringValue(node: SyntaxNode): Value {
  const parts = below(node, ['string_content', 'escape_sequence']).map(({type, text: part}) =>
    text(type === 'escape_sequence' ? unescaped(part) : part),
  );
  return join(parts);
}

/** Returns `[receiver method:a label:b]` as a call of `method` on the receiver. */
function message(node: SyntaxNode): Value {
  const [receiver, method, ...rest] = namedChildren(node);
  if (!receiver || !method) return other(node.text);
  const args: Argument[] = [];
  let label: string | undefined;
  for (const child of rest) {
    if (child.field === 'method') label = child.text;
    else {
      args.push({...(label ? {label} : {}), value: valueOf(child)});
      label = undefined;
    }
  }
  return callOf(memberOf(valueOf(receiver), method.text), args);
}

const functionArguments = (list: SyntaxNode | undefined): Argument[] =>
  list ? namedChildren(list).map((argument) => ({value: valueOf(argument)})) : [];

function functionAt(node: SyntaxNode): ReturnType<Grammar['functionAt']> {
  if (node.type !== 'method_definition') return undefined;
  const functionName = childOf(node, 'identifier')?.text;
  const parameters = node.children
    .filter(({type}) => type === 'method_parameter')
    .map((parameter) => ({name: childOf(parameter, 'identifier')?.text ?? ''}));
  return functionName ? {name: functionName, parameters, returns: []} : undefined;
}

function constantsAt(node: SyntaxNode): ReturnType<Grammar['constantsAt']> {
  if (node.type !== 'init_declarator') return [];
  const constant = below(node, ['identifier'])[0]?.text;
  return constant ? [{name: constant, value: fieldValue(node, 'value')}] : [];
}

/** Objective-C's grammar. */
export const objectiveC: Grammar = {
  valueOf,
  typeAt: (node) => {
    const typeName = node.type === 'class_implementation' ? childOf(node, 'identifier')?.text : undefined;
    return typeName ? {name: typeName, parameters: [], cases: []} : undefined;
  },
  functionAt,
  constantsAt,
  branchAt: () => undefined,
  calls: ['message_expression', 'call_expression'],
  thrown: (node) => (node.type === 'throw_statement' ? namedChildren(node)[0] : undefined),
};
