import type {Parameter} from '../facts';
import {below, fieldOf, namedChildren, type SyntaxNode} from '../syntaxNode';
import {callOf, either, join, memberOf, name, other, text, type Argument, type Value} from '../value';
import {unescaped} from './escapes';
import type {Grammar} from './readTree';

const CLOSED = ['lambda_expression', 'class_body', 'method_declaration'];
const TYPES = ['class_declaration', 'enum_declaration', 'interface_declaration'];

function valueOf(node: SyntaxNode): Value {
  switch (node.type) {
    case 'identifier':
    case 'this':
      return name(node.text);
    case 'decimal_integer_literal':
      return text(node.text);
    case 'string_literal':
      return stringValue(node);
    case 'parenthesized_expression': {
      const [inner] = namedChildren(node);
      return inner ? valueOf(inner) : other(node.text);
    }
    case 'cast_expression':
      return fieldValue(node, 'value');
    case 'binary_expression':
      return node.children.some(({type}) => type === '+')
        ? join([fieldValue(node, 'left'), fieldValue(node, 'right')])
        : other(node.text);
    case 'ternary_expression':
      return either([fieldValue(node, 'consequence'), fieldValue(node, 'alternative')]);
    case 'field_access':
      return memberOf(fieldValue(node, 'object'), fieldOf(node, 'field')?.text ?? '');
    case 'method_invocation':
      return invocation(node);
    case 'object_creation_expression':
      return callOf(name(fieldOf(node, 'type')?.text ?? ''), argumentsOf(fieldOf(node, 'arguments')));
    default:
      return other(node.text);
  }
}

function fieldValue(node: SyntaxNode, field: string): Value {
  const child = fieldOf(node, field);
  return child ? valueOf(child) : other(node.text);
}

function stringValue(node: SyntaxNode): Value {
  return join(
    namedChildren(node).map(({type, text: part}) =>
      text(type === 'escape_sequence' ? unescaped(part) : part),
    ),
  );
}

function invocation(node: SyntaxNode): Value {
  const object = fieldOf(node, 'object');
  const method = fieldOf(node, 'name')?.text ?? '';
  return callOf(
    object ? memberOf(valueOf(object), method) : name(method),
    argumentsOf(fieldOf(node, 'arguments')),
  );
}

const argumentsOf = (list: SyntaxNode | undefined): Argument[] =>
  list ? namedChildren(list).map((argument) => ({value: valueOf(argument)})) : [];

function parametersOf(node: SyntaxNode): Parameter[] {
  return (fieldOf(node, 'parameters')?.children ?? [])
    .filter(({type}) => type === 'formal_parameter')
    .map((parameter) => {
      const type = fieldOf(parameter, 'type')?.text;
      return {name: fieldOf(parameter, 'name')?.text ?? '', ...(type ? {type} : {})};
    });
}

function typeAt(node: SyntaxNode): ReturnType<Grammar['typeAt']> {
  const typeName = TYPES.includes(node.type) ? fieldOf(node, 'name')?.text : undefined;
  const body = fieldOf(node, 'body');
  if (!typeName || !body) return undefined;
  const constructor = below(body, ['constructor_declaration'], TYPES)[0];
  const passed = constructor && below(constructor, ['explicit_constructor_invocation'])[0];
  const base = fieldOf(node, 'superclass')?.text.replace(/^extends\s+/, '');
  return {
    name: typeName,
    parameters: constructor ? parametersOf(constructor) : [],
    ...(base ? {base} : {}),
    ...(passed ? {baseArgs: argumentsOf(fieldOf(passed, 'arguments'))} : {}),
    cases: body.children
      .filter((entry) => entry.type === 'enum_constant' && !fieldOf(entry, 'arguments'))
      .map((entry) => fieldOf(entry, 'name')?.text ?? ''),
  };
}

function functionAt(node: SyntaxNode): ReturnType<Grammar['functionAt']> {
  if (!['method_declaration', 'constructor_declaration'].includes(node.type)) return undefined;
  const functionName = fieldOf(node, 'name')?.text;
  const body = fieldOf(node, 'body');
  if (!functionName) return undefined;
  const returns = body ? below(body, ['return_statement'], CLOSED) : [];
  return {
    name: functionName,
    parameters: parametersOf(node),
    returns: returns.flatMap((statement) => namedChildren(statement)).map(valueOf),
  };
}

function constantsAt(node: SyntaxNode): ReturnType<Grammar['constantsAt']> {
  if (node.type === 'variable_declarator' && fieldOf(node, 'value')) {
    return [{name: fieldOf(node, 'name')?.text ?? '', value: fieldValue(node, 'value')}];
  }
  if (node.type === 'assignment_expression' && node.children.some(({type}) => type === '=')) {
    const target = fieldOf(node, 'left')?.text.replace(/^this\./, '') ?? '';
    return /^\w+$/.test(target) ? [{name: target, value: fieldValue(node, 'right')}] : [];
  }
  if (node.type === 'enum_constant' && fieldOf(node, 'arguments')) {
    const entry = callOf(name('init'), argumentsOf(fieldOf(node, 'arguments')));
    return [{name: fieldOf(node, 'name')?.text ?? '', value: entry}];
  }
  return [];
}

/** Java's grammar. */
export const java: Grammar = {
  valueOf,
  typeAt,
  functionAt,
  constantsAt,
  branchAt: () => undefined,
  calls: ['method_invocation'],
  thrown: (node) => (node.type === 'throw_statement' ? namedChildren(node)[0] : undefined),
};
