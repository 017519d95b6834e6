import type {BlockProblem} from '../problem';

/**
 * Returns the first line of `code` that can't be in a Java properties file: it isn't a comment, `name=value`, or the
 * continuation of a line that ends in `\`. Checking each line is enough, so there is no parser.
 */
export function propertiesProblem(code: string): BlockProblem | undefined {
  const lines = code.split('\n');
  const line = lines.findIndex(
    (text, index) => !/^\s*(?:$|[#!]|[^\s=:#!]+\s*[=:])/.test(text) && !lines[index - 1]?.endsWith('\\'),
  );
  return lineProblem(
    lines,
    line,
    'not part of a properties file',
    'Write `name=value`, or a comment after `#`',
  );
}

/** Returns the first line of `code` that can't be in an INI file: it isn't a comment, `[section]` or `name=value`. */
export function iniProblem(code: string): BlockProblem | undefined {
  const lines = code.split('\n');
  const line = lines.findIndex((text) => !/^\s*(?:$|[#;]|\[[^\]]+\]\s*$|[^\s=]+[^=]*=)/.test(text));
  return lineProblem(
    lines,
    line,
    'not part of an INI file',
    'Write `[section]`, `name=value`, or a comment after `;`',
  );
}

const REQUEST = /^[A-Z]+ \S+(?: HTTP\/\d(?:\.\d)?)?$/;
const RESPONSE = /^HTTP\/\d(?:\.\d)? [1-5]\d\d(?: .*)?$/;
/** RFC 9110, section 5: a token, a colon, the value. */
const HEADER = /^[!#$%&'*+.^_`|~\w-]+:(?: .*)?$/;

/**
 * Returns the first line of `code` that can't be in an HTTP message: a request or status line, then headers, then an
 * empty line and a body. A block with headers only is fine. Checking each line is enough, so there is no parser.
 */
export function httpProblem(code: string): BlockProblem | undefined {
  const lines = code.split('\n');
  const [first = ''] = lines;
  if (!REQUEST.test(first) && !RESPONSE.test(first) && !HEADER.test(first)) {
    return lineProblem(
      lines,
      0,
      'not the start of an HTTP message',
      'Start with `GET /path HTTP/1.1`, `HTTP/1.1 200 OK` or a header',
    );
  }
  const blank = lines.indexOf('');
  const end = blank === -1 ? lines.length : blank;
  const line = lines.findIndex((text, index) => index > 0 && index < end && !HEADER.test(text));
  return lineProblem(
    lines,
    line,
    'not an HTTP header',
    'Write `Name: value`, and an empty line before the body',
  );
}

function lineProblem(
  lines: readonly string[],
  line: number,
  what: string,
  hint: string,
): BlockProblem | undefined {
  if (line === -1) return undefined;
  const text = lines[line] ?? '';
  return {line, column: text.length - text.trimStart().length, message: `This line is ${what}`, hint};
}
