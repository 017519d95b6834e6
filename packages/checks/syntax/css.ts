import {parse, type SyntaxParseError} from 'css-tree';
import type {BlockProblem} from '../problem';

/** Returns the first place where `code` isn't valid CSS. A fragment may be declarations without a rule around them. */
export function cssProblem(code: string, {piece}: {readonly piece: boolean}): BlockProblem | undefined {
  const problem = problemOf(code, 'stylesheet');
  return problem && piece ? problemOf(code, 'declarationList') && problem : problem;
}

function problemOf(code: string, context: 'stylesheet' | 'declarationList'): BlockProblem | undefined {
  const errors: SyntaxParseError[] = [];
  // At the end the parser closes everything that is open, as browsers do. On a page that's a mistake.
  const unclosed = unclosedBrace(code);
  parse(code, {context, onParseError: (error) => errors.push(error), parseCustomProperty: false});
  const [first] = errors;
  if (!first) return unclosed;
  const {line, column, message} = first as SyntaxParseError & {line: number; column: number};
  return {
    line: line - 1,
    column: column - 1,
    message: `This is not CSS: ${message.charAt(0).toLowerCase()}${message.slice(1).replace(/\.$/, '')}`,
    hint: 'Fix the code here or just before it',
  };
}

function unclosedBrace(code: string): BlockProblem | undefined {
  const open: {line: number; column: number}[] = [];
  const bare = code.replace(/\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g, (text) =>
    text.replace(/[^\n]/g, ' '),
  );
  for (const [line, text] of bare.split('\n').entries()) {
    for (const [column, character] of [...text].entries()) {
      if (character === '{') open.push({line, column});
      if (character === '}') open.pop();
    }
  }
  const last = open.at(-1);
  return last && {...last, message: '"{" is never closed', hint: 'Close it with "}"'};
}
