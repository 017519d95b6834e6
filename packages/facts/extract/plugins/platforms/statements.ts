import {closing, indexOf, nextBlock, type Code} from './code';

/**
 * A body of native code, reduced to what decides its answer: plain text that always runs, blocks that always run
 * (`do`, `try`, a closure passed to a queue), and choices of which at most one branch runs. An exhaustive choice runs
 * exactly one branch; any other may run none (`guard`, loops, closures).
 */
export type Statement =
  | {readonly kind: 'text'; readonly start: number; readonly end: number}
  | {readonly kind: 'block'; readonly body: readonly Statement[]}
  | {
      readonly kind: 'choice';
      readonly branches: readonly (readonly Statement[])[];
      readonly exhaustive: boolean;
    };

const KEYWORD =
  /(?<![\w.@$])(?:if|guard|switch|when|for|while|catch|do|try|finally|defer|repeat)\b(?!\s*[=.:?!])/y;
/** Matches what may begin a statement with blocks. */
const BEGINNING = new RegExp(`\\{|${KEYWORD.source}`, 'g');
const ALWAYS_RUN = ['do', 'try'];
/** Swift's keywords that are directly followed by a block. */
const HEADLESS = ['do', 'try', 'defer', 'repeat'];
/** What precedes a closure that always runs: `DispatchQueue.main.async`, `scope.launch`, … */
const SURE_CLOSURE =
  /\b(?:async|sync|Task|launch|runBlocking|withContext|runOnUiThread|execute\w*|post|submit)\s*(?:\([^(){}]*\)\s*)?(?:\(\s*)?(?:(?:\(\s*\)|\w+)\s*->\s*)?$/;

type Step = {readonly statements: readonly Statement[]; readonly end: number};

/** Returns the statements in a body of native code. */
export function statementsOf(code: Code): Statement[] {
  return parse(code, 0, code.masked.length);
}

function parse(code: Code, start: number, end: number): Statement[] {
  const statements: Statement[] = [];
  let textStart = start;
  for (let at = indexOf(BEGINNING, code.masked, start); at < end;) {
    const step = stepAt(code, at, textStart, end);
    if (step) {
      statements.push({kind: 'text', start: textStart, end: at}, ...step.statements);
      textStart = step.end;
    }
    at = indexOf(BEGINNING, code.masked, step?.end ?? at + 1);
  }
  return [...statements, {kind: 'text', start: textStart, end}];
}

/** Returns the statement with blocks that starts at `at`, or nothing if plain text starts there. */
function stepAt(code: Code, at: number, textStart: number, end: number): Step | undefined {
  if (code.masked[at] === '{') {
    const close = closing(code.masked, at);
    const body = parse(code, at + 1, close);
    const sure = SURE_CLOSURE.test(code.masked.slice(textStart, at));
    return {statements: [sure ? {kind: 'block', body} : choice([body])], end: close + 1};
  }
  KEYWORD.lastIndex = at;
  const keyword = KEYWORD.exec(code.masked)?.[0];
  if (keyword === undefined) return undefined;
  if (keyword === 'if') return ifAt(code, at, end);
  return blockAfter(code, keyword, at + keyword.length, end);
}

function choice(branches: readonly (readonly Statement[])[], exhaustive = false): Statement {
  return {kind: 'choice', branches, exhaustive};
}

/** Returns the block of a keyword other than `if`, or nothing if it has no block. */
function blockAfter(code: Code, keyword: string, from: number, end: number): Step | undefined {
  const direct = code.language === 'swift' && HEADLESS.includes(keyword);
  const head = direct ? skipSpace(code, from) : afterHead(code, from);
  if (code.masked[head] !== '{') {
    // Swift's `try foo()` has no block, and neither `while (…);` nor a loop with a single statement needs one.
    if (keyword !== 'for' && keyword !== 'while') return undefined;
    const statement = statementAt(code, head, end);
    return {statements: [choice([statement.statements])], end: statement.end};
  }
  const close = closing(code.masked, head);
  const body = parse(code, head + 1, close);
  const statement: Statement = ALWAYS_RUN.includes(keyword) ? {kind: 'block', body} : choice([body]);
  return {statements: [statement], end: close + 1};
}

/** Returns the end of a statement's head: the start of its block, or the end of its parenthesized condition. */
function afterHead(code: Code, from: number): number {
  const first = skipSpace(code, from);
  if (code.language !== 'swift') {
    return code.masked[first] === '(' ? skipSpace(code, closing(code.masked, first) + 1) : first;
  }
  const line = code.masked.slice(first).search(/[;}]/);
  const open = nextBlock(code.masked, first);
  return open >= 0 && (line < 0 || open < first + line) ? open : first;
}

function ifAt(code: Code, at: number, end: number): Step {
  const first = statementAt(code, afterHead(code, at + 'if'.length), end);
  const otherwise = /^[\s;]*else\b/.exec(code.masked.slice(first.end, end));
  if (!otherwise) return {statements: [choice([first.statements])], end: first.end};
  const second = statementAt(code, skipSpace(code, first.end + otherwise[0].length), end);
  return {statements: [choice([first.statements, second.statements], true)], end: second.end};
}

/** Returns the branch that starts at `at`: a block, a statement with blocks, or one plain statement. */
function statementAt(code: Code, at: number, end: number): Step {
  if (code.masked[at] === '{') {
    const close = closing(code.masked, at);
    return {statements: parse(code, at + 1, close), end: close + 1};
  }
  const step = stepAt(code, at, at, end);
  if (step) return step;
  let stop = at;
  while (stop < end && !endsStatement(code, stop, at)) {
    stop = '({['.includes(code.masked[stop] ?? ' ') ? closing(code.masked, stop) + 1 : stop + 1;
  }
  return {statements: [{kind: 'text', start: at, end: stop}], end: stop};
}

function endsStatement({language, masked}: Code, at: number, start: number): boolean {
  if (masked[at] === ';' || masked[at] === '}') return true;
  if (language !== 'kotlin') return false;
  return masked[at] === '\n' || (at > start && /^\selse\b/.test(masked.slice(at, at + 6)));
}

function skipSpace({masked}: Code, from: number): number {
  return from + (/^\s*/.exec(masked.slice(from))?.[0].length ?? 0);
}
