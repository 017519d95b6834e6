import ts from 'typescript';
import type {Mistake} from './mistakes';

const LOGICAL: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
]);

/**
 * Returns the calls in a sample whose promise nothing waits for, and the promises that are conditions, of which
 * TypeScript only finds some. A call of `addListener` may stand alone, because a listener that stays for the app's
 * lifetime needs nothing from its promise.
 */
export function missingAwaits(file: ts.SourceFile, checker: ts.TypeChecker): Mistake[] {
  const isTyped = !/\.[cm]?jsx?$/.test(file.fileName);
  const found = new Map<ts.Node, Mistake>();
  const add = (node: ts.Expression, what: string, otherwise = ''): void => {
    const name = nameOf(node, file);
    const message = `"await" is missing: ${name} ${what}`;
    found.set(node, {start: node.getStart(file), message, hint: `Write "await ${name}"${otherwise}`});
  };
  const visit = (node: ts.Node): void => {
    const call = ts.isExpressionStatement(node) ? unwrapped(node.expression) : undefined;
    if (call && ts.isCallExpression(call) && isLeftAlone(call, checker))
      add(call, 'returns a promise, and nothing waits for it', ', or handle its errors with ".catch(…)"');
    for (const condition of conditionsAt(node)) {
      // A variable can be a promise or nothing, which JavaScript without types doesn't say.
      if ((isTyped || ts.isCallExpression(condition)) && isPromise(condition, checker))
        add(condition, 'is a promise, which is always true');
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...found.values()];
}

function unwrapped(expression: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(expression) || ts.isNonNullExpression(expression)
    ? unwrapped(expression.expression)
    : expression;
}

function isLeftAlone(call: ts.CallExpression, checker: ts.TypeChecker): boolean {
  const callee = unwrapped(call.expression);
  // An async function that is called where it is written handles its own errors.
  if (ts.isFunctionLike(callee)) return false;
  const method = ts.isPropertyAccessExpression(callee) ? callee.name.text : '';
  if (['then', 'catch', 'finally'].includes(method)) return false;
  const value = checker.getAwaitedType(checker.getTypeAtLocation(call));
  return isPromise(call, checker) && value?.symbol?.name !== 'PluginListenerHandle';
}

function isPromise(node: ts.Expression, checker: ts.TypeChecker): boolean {
  const type = checker.getTypeAtLocation(node);
  return (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Never)) === 0 && !!type.getProperty('then');
}

/** Returns the expressions at a node that are only asked whether they are true. */
function conditionsAt(node: ts.Node): ts.Expression[] {
  if (ts.isIfStatement(node) || ts.isWhileStatement(node) || ts.isDoStatement(node))
    return operands(node.expression);
  if (ts.isConditionalExpression(node)) return operands(node.condition);
  const isNegation = ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken;
  if (isNegation) return operands(node.operand);
  return isLogical(node) ? operands(node.left) : [];
}

function operands(condition: ts.Expression): ts.Expression[] {
  const inner = unwrapped(condition);
  return isLogical(inner) ? [inner.left, inner.right].flatMap(operands) : [inner];
}

function isLogical(node: ts.Node): node is ts.BinaryExpression {
  return ts.isBinaryExpression(node) && LOGICAL.has(node.operatorToken.kind);
}

/** Returns the expression in a few words: `Preferences.set(…)`. */
function nameOf(node: ts.Expression, file: ts.SourceFile): string {
  if (!ts.isCallExpression(node)) return node.getText(file);
  const callee = node.expression.getText(file).replace(/\s+/g, '');
  const short = callee.length > 40 ? (callee.split('.').at(-1) ?? callee) : callee;
  return `${short}(${node.arguments.length > 0 ? '…' : ''})`;
}
