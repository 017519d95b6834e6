import ts from 'typescript';
import {refusesAlways} from './scriptAnswer';

/** A JavaScript class: whether each of its methods works, and what the methods call on other objects. */
export type ScriptClass = {
  readonly name: string;
  /** Whether it extends another class. For a plugin, that is Capacitor's `WebPlugin`. */
  readonly extendsOther: boolean;
  readonly methods: ReadonlyMap<string, ScriptMethod>;
};

export type ScriptMethod = {
  readonly works: boolean;
  /** Calls on variables, such as `CapacitorGoogleMaps.addMarker(…)`, each as variable and method. */
  readonly calls: readonly {readonly receiver: string; readonly method: string}[];
};

/** The bodies of a class's methods, by name. An arrow function's body may be an expression. */
type Bodies = Map<string, ts.ConciseBody>;

/** Returns a node and all its descendants, parents first. */
export function descendants(node: ts.Node): ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (one: ts.Node): void => {
    nodes.push(one);
    one.forEachChild(visit);
  };
  visit(node);
  return nodes;
}

/** Returns the classes among a file's nodes, written with ES2015 classes or with prototypes (Capacitor 2). */
export function classesOf(nodes: readonly ts.Node[]): ScriptClass[] {
  const modern = nodes.filter(ts.isClassLike).flatMap((node) => {
    const name = node.name ?? (ts.isVariableDeclaration(node.parent) ? node.parent.name : undefined);
    if (!name || !ts.isIdentifier(name)) return [];
    return [toClass(name.text, node.heritageClauses !== undefined, memberBodies(node))];
  });
  const old = [...prototypeBodies(nodes)].map(([name, bodies]) => toClass(name, true, bodies));
  return [...modern, ...old];
}

/** Returns the bodies of a class's methods, including functions in properties. */
function memberBodies(node: ts.ClassLikeDeclaration): Bodies {
  const bodies: Bodies = new Map();
  for (const member of node.members) {
    if (ts.isConstructorDeclaration(member)) {
      for (const [name, body] of member.body?.statements.flatMap(propertyFunction) ?? [])
        bodies.set(name, body);
    }
    if (!member.name || !ts.isIdentifier(member.name)) continue;
    const body = ts.isMethodDeclaration(member)
      ? member.body
      : functionBody(ts.isPropertyDeclaration(member) ? member.initializer : undefined);
    if (body) bodies.set(member.name.text, body);
  }
  return bodies;
}

/** Returns the method that `this.downloadFile = async () => {…}` defines, as in filesystem. */
function propertyFunction(statement: ts.Statement): [string, ts.ConciseBody][] {
  if (!ts.isExpressionStatement(statement) || !ts.isBinaryExpression(statement.expression)) return [];
  const {left, right} = statement.expression;
  const body = functionBody(right);
  if (!body || !ts.isPropertyAccessExpression(left)) return [];
  return left.expression.kind === ts.SyntaxKind.ThisKeyword ? [[left.name.text, body]] : [];
}

function functionBody(node: ts.Expression | undefined): ts.ConciseBody | undefined {
  return node && (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) ? node.body : undefined;
}

/** Returns the bodies that `Name.prototype.method = function () {…}` defines, by class. */
function prototypeBodies(nodes: readonly ts.Node[]): Map<string, Bodies> {
  const classes = new Map<string, Bodies>();
  for (const node of nodes) {
    // A class without its own methods still extends WebPlugin.
    const declared = extendingClass(node);
    if (declared !== undefined && !classes.has(declared)) classes.set(declared, new Map());
    if (!ts.isBinaryExpression(node) || !ts.isPropertyAccessExpression(node.left)) continue;
    const {expression: target, name} = node.left;
    const body = functionBody(node.right);
    if (!body || !ts.isPropertyAccessExpression(target) || target.name.text !== 'prototype') continue;
    const owner = target.expression.getText();
    classes.set(owner, (classes.get(owner) ?? new Map<string, ts.ConciseBody>()).set(name.text, body));
  }
  return classes;
}

/** Returns the class in TypeScript's `__extends(Name, _super)`. */
function extendingClass(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || node.expression.getText() !== '__extends') return undefined;
  return node.arguments[0]?.getText();
}

function toClass(name: string, extendsOther: boolean, bodies: Bodies): ScriptClass {
  const refuses = (method: string, callers: readonly string[]): boolean => {
    const body = bodies.get(method);
    if (!body || callers.includes(method)) return false;
    return refusesAlways(body, (callee) => refuses(callee, [...callers, method]));
  };
  const methods = [...bodies].map(([method, body]) => {
    return [method, {works: !refuses(method, []), calls: callsOf(body)}] as const;
  });
  return {name, extendsOther, methods: new Map(methods)};
}

function callsOf(body: ts.ConciseBody): ScriptMethod['calls'] {
  return descendants(body).flatMap((node) => {
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
    const {expression, name} = node.expression;
    return ts.isIdentifier(expression) ? [{receiver: expression.text, method: name.text}] : [];
  });
}
