import ts from 'typescript';
import {UNSUPPORTED} from './refusalWords';

/** Returns whether the method `name` of the same class refuses every call. */
export type CalleeRefuses = (name: string) => boolean;

/** As `Answer` in nativeAnswer.ts, but without `fails`: other errors leave the call open here. */
type Answer = 'works' | 'refuses' | 'open';

/** Returns whether a web plugin's method refuses every call by throwing or rejecting on every path. */
export function refusesAlways(body: ts.ConciseBody, calleeRefuses: CalleeRefuses): boolean {
  if (!ts.isBlock(body)) return refusing(body, calleeRefuses);
  return blockAnswer(body.statements, calleeRefuses) === 'refuses';
}

function blockAnswer(statements: readonly ts.Statement[], calleeRefuses: CalleeRefuses): Answer {
  for (const statement of statements) {
    const answer = statementAnswer(statement, calleeRefuses);
    if (answer !== 'open') return answer;
  }
  return 'open';
}

function statementAnswer(statement: ts.Statement, calleeRefuses: CalleeRefuses): Answer {
  if (ts.isThrowStatement(statement)) return 'refuses';
  if (ts.isBlock(statement)) return blockAnswer(statement.statements, calleeRefuses);
  if (ts.isReturnStatement(statement)) {
    return statement.expression && refusing(statement.expression, calleeRefuses) ? 'refuses' : 'works';
  }
  if (ts.isExpressionStatement(statement)) {
    return refusing(statement.expression, calleeRefuses) ? 'refuses' : 'open';
  }
  if (ts.isIfStatement(statement)) return ifAnswer(statement, calleeRefuses);
  return containsReturn(statement) ? 'works' : 'open';
}

function ifAnswer({thenStatement, elseStatement}: ts.IfStatement, calleeRefuses: CalleeRefuses): Answer {
  const answers = [thenStatement, elseStatement].map((branch) => {
    return branch ? statementAnswer(branch, calleeRefuses) : 'open';
  });
  if (answers.includes('works')) return 'works';
  return answers.includes('open') ? 'open' : 'refuses';
}

/**
 * Returns whether an expression refuses: `Promise.reject(…)`, a call of a method that refuses,
 * `this.unimplemented(…)` or `this.unavailable(…)` (whose result system-bars doesn't throw), or a warning that the
 * platform doesn't support the method (which privacy-screen logs before it resolves anyway).
 */
function refusing(expression: ts.Expression, calleeRefuses: CalleeRefuses): boolean {
  if (ts.isAwaitExpression(expression)) return refusing(expression.expression, calleeRefuses);
  if (ts.isBinaryExpression(expression) && expression.operatorToken.kind === ts.SyntaxKind.CommaToken) {
    return refusing(expression.left, calleeRefuses) || refusing(expression.right, calleeRefuses);
  }
  if (!ts.isCallExpression(expression) || !ts.isPropertyAccessExpression(expression.expression)) return false;
  const {expression: receiver, name} = expression.expression;
  if (receiver.kind === ts.SyntaxKind.ThisKeyword) {
    return ['unimplemented', 'unavailable'].includes(name.text) || calleeRefuses(name.text);
  }
  const called = expression.expression.getText();
  const words = expression.arguments.map((argument) => argument.getText()).join(' ');
  return called === 'Promise.reject' || (/^console\.(?:warn|error)$/.test(called) && UNSUPPORTED.test(words));
}

function containsReturn(node: ts.Node): boolean {
  if (ts.isReturnStatement(node)) return true;
  if (ts.isFunctionLike(node)) return false;
  return node.forEachChild((child) => containsReturn(child) || undefined) ?? false;
}
