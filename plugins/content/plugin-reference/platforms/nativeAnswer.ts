import {closing, type Code} from './code';
import {UNSUPPORTED} from './refusalWords';
import {statementsOf, type Statement} from './statements';

/**
 * How a piece of code answers the call that reached it: it gives what was asked for (`works`), it says
 * that the platform has no such thing (`refuses`), it ends with another error (`fails`), or it has not
 * answered yet (`open`).
 */
type Answer = 'works' | 'refuses' | 'fails' | 'open';

/** Tells whether the function `name`, called on `receiver` or on no object, refuses every call. */
export type Refuses = (name: string, receiver: string | undefined) => boolean;

/** What the answer of a piece of code depends on: the whole body, and the functions that it may call. */
type Context = {readonly code: Code; readonly calleeRefuses: Refuses};

/** Tells whether `body` refuses every call, itself or through a function that it calls on every way. */
export function refusesAlways(body: Code, calleeRefuses: Refuses): boolean {
  return answerOf(statementsOf(body), {code: body, calleeRefuses}) === 'refuses';
}

function answerOf(statements: readonly Statement[], context: Context): Answer {
  for (const statement of statements) {
    const answer = statementAnswer(statement, context);
    if (answer !== 'open') return answer;
  }
  return 'open';
}

function statementAnswer(statement: Statement, context: Context): Answer {
  if (statement.kind === 'text') return textAnswer(context, statement.start, statement.end);
  if (statement.kind === 'block') return answerOf(statement.body, context);
  const answers = statement.branches.map((branch) => answerOf(branch, context));
  if (answers.includes('works')) return 'works';
  if (!statement.exhaustive || answers.includes('open')) return 'open';
  return answers.includes('refuses') ? 'refuses' : 'fails';
}

/** `throw …`, `[call unimplemented]`, `return`, and calls with the object that they are made on. */
const EVENT = new RegExp(
  '(?<refusal>\\bthrow\\b|\\[\\w+\\s+(?:unimplemented|unavailable)\\b)|(?<stop>\\breturn\\b)|' +
    '(?:\\b(?<receiver>\\w+)[?!]*\\.)?\\b(?<callee>\\w+)\\s*\\(',
  'g',
);

/** Returns how a stretch of plain statements answers: by the first of its calls that does. */
function textAnswer(context: Context, start: number, end: number): Answer {
  let failed = false;
  for (const event of withoutElvis(context.code, start, end).matchAll(EVENT)) {
    const {refusal, stop, receiver, callee = ''} = event.groups ?? {};
    const after = start + event.index + event[0].length;
    if (refusal !== undefined) return 'refuses';
    if (stop !== undefined) return returnAnswer(context, after, end, failed);
    const answer = callAnswer(context, {callee, receiver, open: after - 1});
    if (answer === 'fails') failed = true;
    else if (answer !== 'open') return answer;
  }
  return failed ? 'fails' : 'open';
}

type Call = {readonly callee: string; readonly receiver: string | undefined; readonly open: number};

/** Returns how one call answers; a rejection with any other reason than the platform fails. */
function callAnswer({code, calleeRefuses}: Context, {callee, receiver, open}: Call): Answer {
  if (/^(?:unimplemented|unavailable)$/.test(callee)) return 'refuses';
  if (/^(?:resolve|success)/.test(callee)) return 'works';
  if (isRejection(callee, receiver)) {
    return UNSUPPORTED.test(code.text.slice(open, closing(code.masked, open))) ? 'refuses' : 'fails';
  }
  return calleeRefuses(callee, receiver) ? 'refuses' : 'open';
}

/** Returns how a `return` answers: its value may itself do so, as in `return call.reject("…")`. */
function returnAnswer(context: Context, start: number, end: number, failed: boolean): Answer {
  const line = /^[^;\n]*/.exec(context.code.masked.slice(start, end))?.[0] ?? '';
  const answer = textAnswer(context, start, start + line.length);
  if (answer !== 'open') return answer;
  return failed && line.trim() === '' ? 'fails' : 'works';
}

/** `call.reject(…)`, `call.error(…)` of Capacitor 2, and helpers such as `rejectCall(call, …)`. */
function isRejection(callee: string, receiver: string | undefined): boolean {
  if (callee === 'error') return receiver?.toLowerCase().endsWith('call') ?? false;
  return /^(?:reject|sendError|handleError)/.test(callee);
}

/** Returns masked text in which what Kotlin runs only on `null` (`?: return …`) is blanked. */
function withoutElvis(code: Code, start: number, end: number): string {
  const text = code.masked.slice(start, end);
  if (code.language !== 'kotlin') return text;
  return text.replace(/\?:[^\n]*/g, (elvis) => ' '.repeat(elvis.length));
}
