import ts from 'typescript';
import type {Scope, SourceFacts, TypeFact} from '../facts';
import {siteKind} from '../siteKinds';
import {conditionText} from './conditions';
import {callSites, throwSite, type Collected, type Place} from './readTree';
import {callOf, either, join, memberOf, name, other, text, type Argument, type Value} from '../value';

/** Returns what a JavaScript file states. */
export function readScript(code: string): SourceFacts {
  const file = ts.createSourceFile('file.js', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const facts: Collected = {sites: [], constants: [], functions: [], types: [], cases: []};
  walk(file, {scope: {}, conditions: []}, facts);
  return facts;
}

function walk(node: ts.Node, place: Place, facts: Collected): void {
  const inner = innerPlace(node, place, facts);
  readConstant(node, place.scope, facts);
  readSite(node, place, facts);
  ts.forEachChild(node, (child) => {
    const condition = conditionAt(node, child);
    const conditions = condition ? [...inner.conditions, condition] : inner.conditions;
    walk(child, {...inner, conditions}, facts);
  });
}

/** Returns the condition under which a statement or an expression runs its part `child`, as the source writes it. */
function conditionAt(node: ts.Node, child: ts.Node): string | undefined {
  if (ts.isIfStatement(node) && child !== node.expression) {
    const header = `if (${conditionText(node.expression.getText())})`;
    return child === node.elseStatement ? `else of ${header}` : header;
  }
  if (ts.isCatchClause(node) && child === node.block) {
    const caught = node.variableDeclaration?.getText();
    return caught ? `catch (${caught})` : 'catch';
  }
  if (ts.isSwitchStatement(node) && child === node.caseBlock) return `switch (${node.expression.getText()})`;
  if (ts.isCaseClause(node) && child !== node.expression) return `case ${node.expression.getText()}`;
  return ts.isDefaultClause(node) ? 'default' : undefined;
}

function innerPlace(node: ts.Node, place: Place, facts: Collected): Place {
  if (ts.isClassLike(node) && node.name) {
    facts.types.push({...typeFact(node, node.name.text), line: lineOf(node)});
    return {scope: {owner: node.name.text}, conditions: []};
  }
  const declared = functionName(node);
  if (!declared || !ts.isFunctionLike(node)) return place;
  const calls: string[] = [];
  const parameters = node.parameters.map((parameter) => ({name: parameter.name.getText()}));
  const line = lineOf(node);
  facts.functions.push({...place.scope, name: declared, parameters, returns: returnsOf(node), calls, line});
  return {scope: {...place.scope, within: declared}, calls, conditions: []};
}

function typeFact(node: ts.ClassLikeDeclaration, className: string): Omit<TypeFact, 'line'> {
  const constructor = node.members.find(ts.isConstructorDeclaration);
  const base = node.heritageClauses?.[0]?.types[0]?.expression.getText();
  const passed = constructor && superCall(constructor);
  return {
    name: className,
    parameters: (constructor?.parameters ?? []).map((parameter) => ({name: parameter.name.getText()})),
    ...(base ? {base} : {}),
    ...(passed ? {baseArgs: passed.arguments.map((argument) => ({value: valueOf(argument)}))} : {}),
    cases: [],
  };
}

function superCall(node: ts.Node): ts.CallExpression | undefined {
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.SuperKeyword) return node;
  return ts.forEachChild(node, superCall);
}

/** Returns the name of a function, from its declaration or from what it is assigned to. */
function functionName(node: ts.Node): string | undefined {
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) return node.name?.getText();
  if (!ts.isFunctionExpression(node) && !ts.isArrowFunction(node)) return undefined;
  const {parent} = node;
  if (ts.isVariableDeclaration(parent)) return parent.name.getText();
  if (ts.isBinaryExpression(parent) && ts.isPropertyAccessExpression(parent.left))
    return parent.left.name.text;
  return undefined;
}

function returnsOf(node: ts.SignatureDeclaration): Value[] {
  const body = 'body' in node ? node.body : undefined;
  if (!body) return [];
  if (!ts.isBlock(body)) return [valueOf(body)];
  const returned: Value[] = [];
  const visit = (child: ts.Node): void => {
    if (ts.isFunctionLike(child)) return;
    if (ts.isReturnStatement(child) && child.expression) returned.push(valueOf(child.expression));
    ts.forEachChild(child, visit);
  };
  visit(body);
  return returned;
}

function readConstant(node: ts.Node, scope: Scope, facts: Collected): void {
  const line = lineOf(node);
  if (ts.isVariableDeclaration(node) && node.initializer && ts.isIdentifier(node.name)) {
    facts.constants.push({...scope, name: node.name.text, value: valueOf(node.initializer), line});
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
    const target = assignedName(node.left);
    if (target) facts.constants.push({...scope, name: target, value: valueOf(node.right), line});
  }
}

/** Returns the name of a variable, of a property of `this` or `exports`, or of an entry of a compiled enum. */
function assignedName(node: ts.Expression): string | undefined {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (!ts.isElementAccessExpression(node)) return undefined;
  return ts.isStringLiteral(node.argumentExpression) ? node.argumentExpression.text : undefined;
}

function readSite(node: ts.Node, place: Place, facts: Collected): void {
  if (ts.isThrowStatement(node)) {
    const value = valueOf(node.expression);
    // `throw this.unimplemented(…)` is one call site, that of the call.
    if (value.kind === 'call' && siteKind(value.path, 'script')) return;
    facts.sites.push(throwSite(value, lineOf(node), place));
  }
  if (ts.isCallExpression(node)) facts.sites.push(...callSites(valueOf(node), lineOf(node), place, 'script'));
}

const lineOf = (node: ts.Node): number =>
  node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1;

function valueOf(node: ts.Expression): Value {
  if (ts.isStringLiteralLike(node)) return text(node.text);
  if (ts.isNumericLiteral(node)) return text(node.text);
  if (ts.isIdentifier(node)) return name(node.text);
  if (node.kind === ts.SyntaxKind.ThisKeyword) return name('this');
  if (ts.isParenthesizedExpression(node) || ts.isAwaitExpression(node)) return valueOf(node.expression);
  if (ts.isTemplateExpression(node)) return templateValue(node);
  if (ts.isConditionalExpression(node)) return either([valueOf(node.whenTrue), valueOf(node.whenFalse)]);
  if (ts.isBinaryExpression(node)) return binaryValue(node);
  if (ts.isPropertyAccessExpression(node)) return memberOf(valueOf(node.expression), node.name.text);
  if (ts.isElementAccessExpression(node) && ts.isStringLiteral(node.argumentExpression)) {
    return memberOf(valueOf(node.expression), node.argumentExpression.text);
  }
  if (ts.isCallExpression(node)) return callOf(valueOf(node.expression), argumentsOf(node.arguments));
  if (ts.isNewExpression(node)) return callOf(valueOf(node.expression), argumentsOf(node.arguments ?? []));
  if (ts.isObjectLiteralExpression(node)) return objectValue(node);
  if (ts.isArrayLiteralExpression(node))
    return {kind: 'call', path: ['[]'], args: argumentsOf(node.elements)};
  return other(node.getText());
}

const argumentsOf = (nodes: readonly ts.Expression[]): Argument[] =>
  nodes.map((node) => ({value: valueOf(node)}));

function templateValue(node: ts.TemplateExpression): Value {
  return join([
    text(node.head.text),
    ...node.templateSpans.flatMap((span) => [valueOf(span.expression), text(span.literal.text)]),
  ]);
}

function binaryValue(node: ts.BinaryExpression): Value {
  const {kind} = node.operatorToken;
  if (kind === ts.SyntaxKind.PlusToken) return join([valueOf(node.left), valueOf(node.right)]);
  // Compiled code calls imported functions as `(0, module.name)(…)`.
  if (kind === ts.SyntaxKind.CommaToken) return valueOf(node.right);
  if (kind === ts.SyntaxKind.BarBarToken || kind === ts.SyntaxKind.QuestionQuestionToken) {
    return either([valueOf(node.left), valueOf(node.right)]);
  }
  return other(node.getText());
}

function objectValue(node: ts.ObjectLiteralExpression): Value {
  return {
    kind: 'map',
    entries: node.properties.flatMap((property) =>
      ts.isPropertyAssignment(property)
        ? [{key: property.name.getText(), value: valueOf(property.initializer)}]
        : [],
    ),
  };
}
