/** Words that don't start a command: `def`, control flow, modifiers. */
const KEYWORDS =
  /^(?:def|if|else|try|catch|finally|for|while|switch|case|return|new|import|package|class|interface|enum|throw|assert|static|private|public|protected|final|abstract|void|in|as|instanceof|int|long|boolean|double)$/;

/** A name, a space and something that can be an argument, but not an operator, a declaration or a block. */
const COMMAND =
  /^(\s*(?:[\w.]*\.)?(\w+))[ \t](?=["'\w[$-])(?!\s*\w+\s*=(?!=))(?!(?:in|as|instanceof)\b)(.*\S)[ \t]*$/;

/**
 * Returns a Gradle script in which commands have the parentheses that Groovy allows leaving out: `minSdkVersion
 * rootProject.ext.min` becomes `minSdkVersion(rootProject.ext.min)`. The grammar only supports leaving them out before
 * a literal or a single name. All other characters keep their place, and so do lines. `?.`, `?:` and `''`, which the
 * grammar doesn't support either, become something that it supports. Rules:
 * https://groovy-lang.org/dsls.html#_command_chains.
 */
export function commandsWithBrackets(code: string): string {
  return code
    .replaceAll('?.', ' .')
    .replaceAll('?:', '||')
    .replace(/(?<!')''(?!')/g, '""')
    .split('\n')
    .map(commandWithBrackets)
    .join('\n');
}

function commandWithBrackets(line: string): string {
  const {body, comment} = splitComment(line);
  const [, head, word = '', rest = ''] = COMMAND.exec(body) ?? [];
  if (head === undefined || KEYWORDS.test(word) || isChain(rest)) return line;
  const block = /\s*\{(?:\s*(?:\w+\s*->)?)?$/.exec(rest);
  const argument = block ? rest.slice(0, block.index) : rest;
  if (!isBalanced(argument)) return line;
  const blanks = /[ \t]*$/.exec(body)?.[0] ?? '';
  return `${head}(${argument})${block?.[0] ?? ''}${blanks}${comment}`;
}

/** The grammar can parse a chain such as `id 'x' version '1'`, and parentheses would break it. */
function isChain(rest: string): boolean {
  return /^(?:'[^']*'|"[^"]*")\s+\w/.test(rest);
}

function splitComment(line: string): {body: string; comment: string} {
  const match = /^((?:[^'"/]|'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|\/(?![/*]))*)(\s*\/[/*].*)$/.exec(line);
  return match ? {body: match[1] ?? '', comment: match[2] ?? ''} : {body: line, comment: ''};
}

function isBalanced(text: string): boolean {
  let depth = 0;
  const withoutStrings = text.replace(/'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"/g, '');
  for (const character of withoutStrings) {
    if ('([{'.includes(character)) depth++;
    if (')]}'.includes(character)) depth--;
    if (depth < 0) return false;
  }
  return depth === 0;
}
