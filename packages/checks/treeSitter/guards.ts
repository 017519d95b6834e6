import {placeOf, type BlockProblem} from '../problem';

/**
 * Returns the first `guard` of Swift code that has no `else` or no block after it. The grammar would only notice this
 * where the statement after the block ends. Comments and strings are blank in `bare`, which is as long as the code.
 */
export function guardProblem(bare: string): BlockProblem | undefined {
  for (const {index} of bare.matchAll(/\bguard\b/g)) {
    const problem = problemAfter(bare, index + 'guard'.length);
    if (problem) return problem;
  }
  return undefined;
}

/** Follows the condition of a `guard` to its `else`. Braces inside brackets, and those before `else`, are closures. */
function problemAfter(bare: string, start: number): BlockProblem | undefined {
  let depth = 0;
  for (let at = start; at < bare.length; at++) {
    const rest = bare.slice(at);
    if (depth === 0 && /^else\b/.test(rest) && /\W/.test(bare[at - 1] ?? '')) {
      return /^else\s*\{/.test(rest) ? undefined : missing(bare, at, '{', 'after "else"');
    }
    // The next statement shows that this one has ended, and the grammar finds what is wrong there.
    if (depth === 0 && /^(?:return|func|if|for|guard|switch|while)\b/.test(rest)) return undefined;
    if (depth === 0 && bare[at] === '{' && isBlock(bare, at)) return missing(bare, at, 'else', 'before "{"');
    if ('([{'.includes(bare[at] ?? '')) depth++;
    if (')]}'.includes(bare[at] ?? '') && --depth < 0) return undefined;
  }
  return undefined;
}

/** Whether a brace ends its line and no `else`, further condition or member follows its partner. */
function isBlock(bare: string, at: number): boolean {
  // A misspelled `else` is what the grammar reports.
  if (/\bel\w*\s*$/.test(bare.slice(0, at))) return false;
  if (!/^\{[ \t]*(?:\n|$)/.test(bare.slice(at))) return false;
  let depth = 0;
  for (let end = at; end < bare.length; end++) {
    if (bare[end] === '{') depth++;
    if (bare[end] === '}' && --depth === 0) return !/^\s*(?:else\b|[,.?)])/.test(bare.slice(end + 1));
  }
  return true;
}

function missing(bare: string, at: number, what: string, where: string): BlockProblem {
  return {
    ...placeOf(bare, at),
    message: `Swift: "${what}" is missing ${where} of this guard`,
    hint: 'Write "guard … else {"',
  };
}
