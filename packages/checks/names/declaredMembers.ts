import ts from 'typescript';
import type {Members, NameData} from './types';

/** What a declaration file contains about one name. */
type Shape = {readonly own: Set<string>; readonly sources: Set<string>};
type Scope = {readonly shapes: Map<string, Shape>; readonly fields: [string, ts.TypeNode][]};

/**
 * Returns the members that declaration files give to their types and values, including inherited ones and those of
 * aliased types, and the `field.field` pairs of nested objects. A name that several files declare has the members from
 * all of them.
 */
export function declaredMembers(
  files: readonly {readonly file: string; readonly text: string}[],
): Pick<NameData, 'members' | 'nested'> {
  const scope: Scope = {shapes: new Map(), fields: []};
  for (const {file, text} of files) {
    visitStatements(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true).statements, scope);
  }
  const members: Members = Object.fromEntries(
    [...scope.shapes.keys()].map((name) => [name, [...membersOf(name, scope, new Set())].sort()]),
  );
  return {members, nested: nestedFields(scope)};
}

function visitStatements(statements: readonly ts.Statement[], scope: Scope): void {
  for (const node of statements) visitStatement(node, scope);
}

function visitStatement(node: ts.Statement, scope: Scope): void {
  if (ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node)) {
    const shape = shapeOf(node.name?.text ?? '', scope);
    node.heritageClauses?.forEach(({types}) => types.forEach((type) => addType(type, shape, scope)));
    addMembers(node.members, shape, scope);
  } else if (ts.isTypeAliasDeclaration(node)) {
    addType(node.type, shapeOf(node.name.text, scope), scope);
  } else if (ts.isEnumDeclaration(node)) {
    const shape = shapeOf(node.name.text, scope);
    node.members.forEach(({name}) => shape.own.add(nameText(name)));
  } else if (ts.isVariableStatement(node)) {
    for (const {name, type} of node.declarationList.declarations) {
      if (ts.isIdentifier(name) && type) addType(type, shapeOf(name.text, scope), scope);
    }
  } else if (ts.isModuleDeclaration(node) && node.body && ts.isModuleBlock(node.body)) {
    visitStatements(node.body.statements, scope);
  }
}

function shapeOf(name: string, {shapes}: Scope): Shape {
  const known = shapes.get(name);
  if (known) return known;
  const shape: Shape = {own: new Set(), sources: new Set()};
  shapes.set(name, shape);
  return shape;
}

function nameText(name: ts.PropertyName): string {
  return ts.isStringLiteral(name) ? name.text : name.getText();
}

function addMembers(
  members: readonly (ts.TypeElement | ts.ClassElement)[],
  shape: Shape,
  scope: Scope,
): void {
  for (const member of members) {
    if (!member.name) continue;
    const name = nameText(member.name);
    shape.own.add(name);
    if ((ts.isPropertySignature(member) || ts.isPropertyDeclaration(member)) && member.type) {
      scope.fields.push([name, member.type]);
      addNestedTypes(member.type, scope);
    }
  }
}

/** Object types nested in a type have fields, too. */
function addNestedTypes(type: ts.TypeNode, scope: Scope): void {
  for (const literal of literalsOf(type))
    addMembers(literal.members, {own: new Set(), sources: new Set()}, scope);
}

function addType(type: ts.TypeNode, shape: Shape, scope: Scope): void {
  for (const literal of literalsOf(type)) addMembers(literal.members, shape, scope);
  for (const name of namesIn(type)) shape.sources.add(name);
}

function literalsOf(type: ts.TypeNode): ts.TypeLiteralNode[] {
  if (ts.isTypeLiteralNode(type)) return [type];
  if (ts.isIntersectionTypeNode(type) || ts.isUnionTypeNode(type)) return type.types.flatMap(literalsOf);
  if (ts.isArrayTypeNode(type)) return literalsOf(type.elementType);
  if (ts.isParenthesizedTypeNode(type)) return literalsOf(type.type);
  return [];
}

function namesIn(type: ts.TypeNode): string[] {
  if (ts.isTypeReferenceNode(type)) {
    return [type.typeName.getText(), ...(type.typeArguments ?? []).flatMap(namesIn)];
  }
  if (ts.isExpressionWithTypeArguments(type)) {
    return [type.expression.getText(), ...(type.typeArguments ?? []).flatMap(namesIn)];
  }
  if (ts.isIntersectionTypeNode(type) || ts.isUnionTypeNode(type)) return type.types.flatMap(namesIn);
  if (ts.isArrayTypeNode(type)) return namesIn(type.elementType);
  if (ts.isParenthesizedTypeNode(type)) return namesIn(type.type);
  if (ts.isTypeQueryNode(type)) return [type.exprName.getText()];
  // Handles `import("./definitions").CapacitorGlobal`.
  if (ts.isImportTypeNode(type) && type.qualifier) return [type.qualifier.getText()];
  return [];
}

function membersOf(name: string, scope: Scope, seen: Set<string>): Set<string> {
  const shape = scope.shapes.get(name);
  if (!shape || seen.has(name)) return new Set();
  seen.add(name);
  return new Set([
    ...shape.own,
    ...[...shape.sources].flatMap((source) => [...membersOf(source, scope, seen)]),
  ]);
}

function nestedFields(scope: Scope): string[] {
  const pairs = scope.fields.flatMap(([field, type]) => {
    const own = literalsOf(type).flatMap(({members}) =>
      members.flatMap(({name}) => (name ? nameText(name) : [])),
    );
    const named = namesIn(type).flatMap((name) => [...membersOf(name, scope, new Set())]);
    return [...own, ...named].map((member) => `${field}.${member}`);
  });
  return [...new Set(pairs)].sort();
}
