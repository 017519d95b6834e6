/** Words that start something else than a command: `def`, control flow, modifiers. */
const KEYWORDS =
  /^(?:def|if|else|try|catch|finally|for|while|switch|case|return|new|import|package|class|interface|enum|throw|assert|static|private|public|protected|final|abstract|void|in|as|instanceof|int|long|boolean|double)$/;

/** A name, a blank, and something that can be an argument; not an operator, a declaration or a block. */
const COMMAND =
  /^(\s*(?:[\w.]*\.)?(\w+))[ \t](?=["'\w[$-])(?!\s*\w+\s*=(?!=))(?!(?:in|as|instanceof)\b)(.*\S)[ \t]*$/;

/**
 * Returns a Gradle script in which commands have the brackets that Groovy lets one leave out:
 * `minSdkVersion rootProject.ext.min` becomes `minSdkVersion(rootProject.ext.min)`. The grammar knows
 * them with a literal or a single name only. Every character but those brackets stays at its place, and
 * so do lines; `?.`, `?:` and `''`, which the grammar does not know either, become what it knows.
 * Rules: https://groovy-lang.org/dsls.html#_command_chains.
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

/** `id 'x' version '1'`: the grammar reads a chain itself, and brackets would break it. */
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
