import {closing, type Code} from './code';
import {UNSUPPORTED} from './refusalWords';
import {statementsOf, type Statement} from './statements';

/**
 * How a piece of code responds to the plugin call: it does what was requested (`works`), it rejects the call because
 * the platform doesn't support it (`refuses`), it ends with another error (`fails`), or it hasn't responded yet
 * (`open`).
 */
type Answer = 'works' | 'refuses' | 'fails' | 'open';

/** Returns whether the function `name`, called on `receiver` or without a receiver, refuses every call. */
export type Refuses = (name: string, receiver: string | undefined) => boolean;

/** What a piece of code's answer depends on: the whole body, and the functions that it may call. */
type Context = {readonly code: Code; readonly calleeRefuses: Refuses};

/** Returns whether `body` refuses every call, either directly or through a function that every path calls. */
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

/** Matches `throw …`, `[call unimplemented]`, `return`, and calls with their receivers. */
const EVENT = new RegExp(
  '(?<refusal>\\bthrow\\b|\\[\\w+\\s+(?:unimplemented|unavailable)\\b)|(?<stop>\\breturn\\b)|' +
    '(?:\\b(?<receiver>\\w+)[?!]*\\.)?\\b(?<callee>\\w+)\\s*\\(',
  'g',
);

/** Returns the answer of a run of plain statements, which is that of the first call with an answer. */
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

/** Returns the answer of one call. A rejection for any reason other than missing platform support is `fails`. */
function callAnswer({code, calleeRefuses}: Context, {callee, receiver, open}: Call): Answer {
  if (/^(?:unimplemented|unavailable)$/.test(callee)) return 'refuses';
  if (/^(?:resolve|success)/.test(callee)) return 'works';
  if (isRejection(callee, receiver)) {
    return UNSUPPORTED.test(code.text.slice(open, closing(code.masked, open))) ? 'refuses' : 'fails';
  }
  return calleeRefuses(callee, receiver) ? 'refuses' : 'open';
}

/** Returns the answer of a `return`, whose value may itself be an answer, as in `return call.reject("…")`. */
function returnAnswer(context: Context, start: number, end: number, failed: boolean): Answer {
  const line = /^[^;\n]*/.exec(context.code.masked.slice(start, end))?.[0] ?? '';
  const answer = textAnswer(context, start, start + line.length);
  if (answer !== 'open') return answer;
  return failed && line.trim() === '' ? 'fails' : 'works';
}

/**
 * Returns whether a call rejects: `call.reject(…)`, Capacitor 2's `call.error(…)`, or a helper such as
 * `rejectCall(call, …)`.
 */
function isRejection(callee: string, receiver: string | undefined): boolean {
  if (callee === 'error') return receiver?.toLowerCase().endsWith('call') ?? false;
  return /^(?:reject|sendError|handleError)/.test(callee);
}

/** Returns masked text with the code blanked that Kotlin runs only for `null` (`?: return …`). */
function withoutElvis(code: Code, start: number, end: number): string {
  const text = code.masked.slice(start, end);
  if (code.language !== 'kotlin') return text;
  return text.replace(/\?:[^\n]*/g, (elvis) => ' '.repeat(elvis.length));
}
