import ts from 'typescript';

/** A place in a sample at which a promise is used as if it were its value. */
export type MissingAwait = {
  /** The offset of the promise in the sample's text. */
  readonly start: number;
  readonly message: string;
  readonly hint: string;
};

/** The code of the remark that TypeScript adds to errors which `await` would prevent. */
const FORGOT_AWAIT = 2773;
/** The code of TypeScript's own message about some promises as conditions, which `promiseConditions` finds, too. */
const ALWAYS_TRUE = 2801;
const MEMBER = new Set([2339, 2551]);
const LOGICAL: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
]);

/**
 * Returns the calls in a sample whose promise nothing waits for, and the promises that are conditions. A call of
 * `addListener` may stand alone, because a listener that stays for the app's lifetime needs nothing from its promise.
 */
export function unawaitedPromises(file: ts.SourceFile, checker: ts.TypeChecker): MissingAwait[] {
  const found = new Map<ts.Expression, MissingAwait>();
  const visit = (node: ts.Node): void => {
    for (const call of statementCalls(node)) {
      if (isLeftAlone(call, checker)) found.set(call, ofStatement(call, file));
    }
    for (const condition of conditionsIn(node)) {
      if (isCertainPromise(condition, checker)) found.set(condition, ofCondition(condition, file));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...found.values()];
}

/** Returns the calls whose results a statement drops: `save();`, `isOn && save();`. */
function statementCalls(node: ts.Node): ts.CallExpression[] {
  return ts.isExpressionStatement(node) ? droppedCalls(node.expression) : [];
}

function droppedCalls(expression: ts.Expression): ts.CallExpression[] {
  const inner = unwrapped(expression);
  if (ts.isCallExpression(inner)) return [inner];
  if (ts.isConditionalExpression(inner)) {
    return [inner.whenTrue, inner.whenFalse].flatMap(droppedCalls);
  }
  if (!ts.isBinaryExpression(inner)) return [];
  if (inner.operatorToken.kind === ts.SyntaxKind.CommaToken) {
    return [inner.left, inner.right].flatMap(droppedCalls);
  }
  return LOGICAL.has(inner.operatorToken.kind) ? droppedCalls(inner.right) : [];
}

function unwrapped(expression: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(expression) || ts.isNonNullExpression(expression)
    ? unwrapped(expression.expression)
    : expression;
}

function isLeftAlone(call: ts.CallExpression, checker: ts.TypeChecker): boolean {
  // An async function that is called where it is written handles its own errors.
  if (ts.isFunctionLike(unwrapped(call.expression))) return false;
  const handlers = ['then', 'catch', 'finally'];
  if (ts.isPropertyAccessExpression(call.expression) && handlers.includes(call.expression.name.text)) {
    return false;
  }
  const type = checker.getNonNullableType(checker.getTypeAtLocation(call));
  return isPromise(type) && checker.getAwaitedType(type)?.symbol?.name !== 'PluginListenerHandle';
}

function isPromise(type: ts.Type): boolean {
  return (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Never)) === 0 && !!type.getProperty('then');
}

/** Returns the expressions at a node that are only asked whether they are true. */
function conditionsIn(node: ts.Node): ts.Expression[] {
  if (ts.isIfStatement(node) || ts.isWhileStatement(node) || ts.isDoStatement(node)) {
    return operands(node.expression);
  }
  if (ts.isConditionalExpression(node)) return operands(node.condition);
  if (ts.isForStatement(node) && node.condition) return operands(node.condition);
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
    return operands(node.operand);
  }
  const isLogical = ts.isBinaryExpression(node) && LOGICAL.has(node.operatorToken.kind);
  return isLogical ? operands(node.left) : [];
}

function operands(condition: ts.Expression): ts.Expression[] {
  const inner = unwrapped(condition);
  if (ts.isPrefixUnaryExpression(inner) && inner.operator === ts.SyntaxKind.ExclamationToken) {
    return operands(inner.operand);
  }
  return ts.isBinaryExpression(inner) && LOGICAL.has(inner.operatorToken.kind)
    ? [inner.left, inner.right].flatMap(operands)
    : [inner];
}

/** A variable can be a promise or nothing, which JavaScript without types doesn't say. */
function isCertainPromise(node: ts.Expression, checker: ts.TypeChecker): boolean {
  const isTyped = !/\.[cm]?jsx?$/.test(node.getSourceFile().fileName);
  return (isTyped || ts.isCallExpression(node)) && isPromise(checker.getTypeAtLocation(node));
}

function ofStatement(call: ts.CallExpression, file: ts.SourceFile): MissingAwait {
  const name = nameOf(call, file);
  return {
    start: call.getStart(file),
    message: `"await" is missing: ${name} returns a promise, and nothing waits for it or handles its errors`,
    hint: `${awaitHint(call, name)}, or handle its errors with ".catch(…)"`,
  };
}

function ofCondition(condition: ts.Expression, file: ts.SourceFile): MissingAwait {
  const name = nameOf(condition, file);
  const what = ts.isCallExpression(condition) ? 'returns' : 'is';
  return {
    start: condition.getStart(file),
    message: `"await" is missing: ${name} ${what} a promise, which is always true as a condition`,
    hint: awaitHint(condition, name),
  };
}

/** Returns the expression in a few words: `Preferences.set(…)`. */
function nameOf(node: ts.Expression, file: ts.SourceFile): string {
  if (!ts.isCallExpression(node)) return node.getText(file);
  const callee = node.expression.getText(file).replace(/\s+/g, '');
  const short = callee.length > 40 ? (callee.split('.').at(-1) ?? callee) : callee;
  return `${short}(${node.arguments.length > 0 ? '…' : ''})`;
}

function awaitHint(node: ts.Node, name: string): string {
  const around = ts.findAncestor(node.parent, (one) => ts.isFunctionLike(one) || ts.isSourceFile(one));
  const isAsync =
    !around ||
    ts.isSourceFile(around) ||
    (ts.canHaveModifiers(around) &&
      ts.getModifiers(around)?.some(({kind}) => kind === ts.SyntaxKind.AsyncKeyword) === true);
  return isAsync ? `Write "await ${name}"` : `Make the function around it async and write "await ${name}"`;
}

/**
 * Returns the missing `await` that causes an error of TypeScript, at the promise and not where its value is used, or
 * `undefined` if the error has another cause. `node` is the innermost node at the error.
 */
export function causedByMissingAwait(
  diagnostic: ts.Diagnostic,
  node: ts.Node,
  file: ts.SourceFile,
  checker: ts.TypeChecker,
): MissingAwait | undefined {
  const promise = promisesAt(node, diagnostic).find((one) => {
    const type = checker.getNonNullableType(checker.getTypeAtLocation(one));
    if (!isPromise(type)) return false;
    if (diagnostic.relatedInformation?.some(({code}) => code === FORGOT_AWAIT)) return true;
    const awaited = checker.getAwaitedType(type);
    if (!awaited || !MEMBER.has(diagnostic.code)) return awaited !== undefined && fits(one, awaited, checker);
    return checker.getPropertyOfType(awaited, memberName(node)) !== undefined;
  });
  if (!promise) return undefined;
  const origin = originOf(promise, checker, file);
  const name = nameOf(origin, file);
  const what = ts.isCallExpression(origin) ? 'returns' : 'is';
  return {
    start: origin.getStart(file),
    message: `"await" is missing: ${name} ${what} a promise, which is used as if it were its value`,
    hint: awaitHint(origin, name),
  };
}

/** Returns whether TypeScript reports a promise as a condition, which `unawaitedPromises` does for all of them. */
export function isPromiseCondition({code}: ts.Diagnostic): boolean {
  return code === ALWAYS_TRUE;
}

function memberName(node: ts.Node): string {
  const {parent} = node;
  const isRenamed = ts.isBindingElement(parent) && parent.propertyName;
  return (isRenamed ? parent.propertyName : node).getText();
}

function fits(node: ts.Expression, awaited: ts.Type, checker: ts.TypeChecker): boolean {
  const wanted = checker.getContextualType(node);
  return wanted !== undefined && checker.isTypeAssignableTo(awaited, wanted);
}

/** Returns the expressions that an error at `node` can be about. */
function promisesAt(node: ts.Node, {start = 0, length = 0}: ts.Diagnostic): ts.Expression[] {
  // A message about the whole file has no expression.
  if (ts.isSourceFile(node)) return [];
  const {parent} = node;
  const found: (ts.Expression | undefined)[] = [];
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) found.push(parent.expression);
  else if (ts.isBindingElement(parent)) found.push(destructured(parent));
  else {
    for (let one: ts.Node = node; one.getStart() === start && !ts.isSourceFile(one); one = one.parent) {
      if (one.getEnd() <= start + length && ts.isExpression(one)) found.push(one);
      if (one.getEnd() > start + length) break;
      if (ts.isBinaryExpression(one.parent)) found.push(one.parent.left, one.parent.right);
    }
    const holder = ts.findAncestor(
      node,
      (one) => ts.isReturnStatement(one) || ts.isVariableDeclaration(one) || ts.isPropertyAssignment(one),
    );
    if (holder && holder.getStart() === start) {
      found.push(ts.isReturnStatement(holder) ? holder.expression : holder.initializer);
    }
  }
  return found.flatMap((one) => (one ? [unwrapped(one)] : []));
}

/** Returns the value that the outermost pattern around an element takes apart. */
function destructured(element: ts.BindingElement): ts.Expression | undefined {
  const declaration = element.parent.parent;
  return ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
}

/** Returns the value of a constant, because that is where `await` belongs, or the expression itself. */
function originOf(node: ts.Expression, checker: ts.TypeChecker, file: ts.SourceFile): ts.Expression {
  const declaration = ts.isIdentifier(node) && checker.getSymbolAtLocation(node)?.valueDeclaration;
  if (!declaration || !ts.isVariableDeclaration(declaration) || !declaration.initializer) return node;
  const isOwn = declaration.getSourceFile() === file && ts.isIdentifier(declaration.name);
  return isOwn && ts.isCallExpression(declaration.initializer) ? declaration.initializer : node;
}
