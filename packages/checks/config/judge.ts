import ts from 'typescript';
import {objectsIn, valuesOf} from './configObjects';
import type {ConfigSchema} from './schema';
import {describeShape, type Shape} from './shape';

/** A mistake in a configuration. */
export type ConfigMistake = {
  readonly node: ts.Node;
  /** The option's path, such as `plugins.SplashScreen.launchAutoHide`. */
  readonly path: string;
} & (
  | {readonly kind: 'unknown'; readonly siblings: readonly string[]}
  | {readonly kind: 'value'; readonly value: string; readonly wanted: Shape}
);

/** Returns the mistakes in an object that is a whole configuration or the part of one that starts at the root. */
export function judgeConfig(object: ts.ObjectLiteralExpression, schema: ConfigSchema): ConfigMistake[] {
  const keys = new Map(schema.root.keys);
  keys.set('plugins', {kind: 'any'});
  const plugins = properties(object).filter(({name}) => name === 'plugins');
  return [
    ...judge(object, {kind: 'object', keys}, ''),
    ...plugins.flatMap(({value}) => objectsIn(value)).flatMap((inner) => judgePlugins(inner, schema)),
  ];
}

/**
 * A name that isn't an official plugin's can belong to one of the app's plugins or a third-party one: see `index.ts`.
 */
function judgePlugins(object: ts.ObjectLiteralExpression, {plugins}: ConfigSchema): ConfigMistake[] {
  return properties(object).flatMap(({name, value, node}) => {
    const path = `plugins.${name}`;
    const shape = plugins.get(name);
    if (shape) return judge(value, shape, path);
    return [{kind: 'unknown' as const, node, path, siblings: [...plugins.keys()]}];
  });
}

type Property = {readonly name: string; readonly value: ts.Expression; readonly node: ts.Node};

/** Returns the properties that are written out, in the object and in objects spread into it. */
function properties(object: ts.ObjectLiteralExpression): Property[] {
  return object.properties.flatMap((property) => {
    if (ts.isSpreadAssignment(property)) return objectsIn(property.expression).flatMap(properties);
    if (!ts.isPropertyAssignment(property) && !ts.isShorthandPropertyAssignment(property)) return [];
    const {name} = property;
    if (!ts.isIdentifier(name) && !ts.isStringLiteral(name)) return [];
    const value = ts.isPropertyAssignment(property) ? property.initializer : property.name;
    return [{name: name.text, value, node: name}];
  });
}

function judge(expression: ts.Expression, shape: Shape, path: string): ConfigMistake[] {
  return valuesOf(expression).flatMap((value) => judgeValue(value, shape, path));
}

/** Returns the mistakes in a value that is written out. Variables and calls are assumed to be right. */
function judgeValue(node: ts.Expression, shape: Shape, path: string): ConfigMistake[] {
  const value = literalText(node);
  if (value === undefined || shape.kind === 'any') return [];
  const wrong: ConfigMistake[] = [{kind: 'value', node, path, value, wanted: shape}];
  switch (shape.kind) {
    case 'primitive':
      return literalType(node) === shape.type ? [] : wrong;
    case 'literal':
      return ts.isStringLiteralLike(node) && node.text === shape.value ? [] : wrong;
    case 'array':
      return ts.isArrayLiteralExpression(node)
        ? node.elements.flatMap((element, i) => judge(element, shape.of, `${path}[${i}]`))
        : wrong;
    case 'map':
    case 'object':
      return ts.isObjectLiteralExpression(node) ? judgeObject(node, shape, path) : wrong;
    case 'union':
      return shape.of.some((one) => judgeValue(node, one, path).length === 0) ? [] : wrong;
  }
}

function judgeObject(
  object: ts.ObjectLiteralExpression,
  shape: Extract<Shape, {kind: 'map' | 'object'}>,
  path: string,
): ConfigMistake[] {
  return properties(object).flatMap(({name, value, node}) => {
    const inner = path ? `${path}.${name}` : name;
    const wanted = shape.kind === 'map' ? shape.of : shape.keys.get(name);
    if (wanted) return judge(value, wanted, inner);
    const siblings = shape.kind === 'object' ? [...shape.keys.keys()] : [];
    return [{kind: 'unknown' as const, node, path: inner, siblings}];
  });
}

function literalType(node: ts.Expression): 'string' | 'number' | 'boolean' | 'other' {
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) return 'string';
  if (ts.isNumericLiteral(node)) return 'number';
  if (ts.isPrefixUnaryExpression(node) && ts.isNumericLiteral(node.operand)) return 'number';
  if (node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword) return 'boolean';
  return 'other';
}

/** Returns how a message shows a value that is written out, or `undefined` for a value that isn't. */
function literalText(node: ts.Expression): string | undefined {
  if (ts.isObjectLiteralExpression(node)) return 'an object';
  if (ts.isArrayLiteralExpression(node)) return 'a list';
  if (node.kind === ts.SyntaxKind.NullKeyword) return 'null';
  return literalType(node) === 'other' ? undefined : node.getText();
}

/** Returns the message for a mistake, in one sentence without a period. */
export function mistakeText(mistake: ConfigMistake, version: string): string {
  if (mistake.kind === 'value') {
    return `"${mistake.path}" expects ${describeShape(mistake.wanted)}, not ${mistake.value}`;
  }
  return `The configuration of ${version} has no option "${mistake.path}"`;
}
