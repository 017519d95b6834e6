import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {remarkTags, tagProblem, type SyntaxProblem, type Tag} from './tagProblem';

/** Returns a parser of the dialect of Markdown that Docusaurus uses. */
function createParser() {
  return unified()
    .use(remarkParse)
    .use(remarkFrontmatter, ['yaml'])
    .use(remarkMdx)
    .use(remarkGfm)
    .use(remarkDirective);
}

const parser = createParser();

/** The parser's errors about tags that don't come in pairs (https://github.com/syntax-tree/mdast-util-mdx-jsx). */
const TAG_ERRORS = ['end-tag-mismatch', 'unexpected-closing-slash'];

/** An error for a page that isn't valid MDX. */
export class PageSyntaxError extends Error {
  constructor(
    file: string,
    /** One-based. */
    readonly line: number,
    /** One-based. */
    readonly column: number,
    readonly reason: string,
    /** The correction, in one sentence without a period, if it's known. */
    readonly hint: string | undefined,
    options: ErrorOptions,
  ) {
    super(`${file}:${line}:${column}  ${reason}`, options);
  }
}

/** Returns the syntax tree of `source`. Throws a `PageSyntaxError` that names `file` if the page isn't valid MDX. */
export function parseMarkdown(file: string, source: string): Root {
  try {
    return parser.parse(source);
  } catch (error) {
    const {line, column, reason, hint} = explain(error, source);
    throw new PageSyntaxError(file, line, column, reason, hint, {cause: error});
  }
}

/** What the parser says, in the form of a `VFileMessage`. */
type ParserError = {
  readonly ruleId?: string;
  readonly reason?: string;
  readonly line?: number;
  readonly column?: number;
};

/** Returns what a writer has to correct, given the parser's error about `source`. */
function explain(error: unknown, source: string): Omit<SyntaxProblem, 'hint'> & {readonly hint?: string} {
  const {ruleId = '', reason = String(error), line, column} = error as ParserError;
  const place = {line: line ?? 1, column: column ?? 1};
  const problem = TAG_ERRORS.includes(ruleId) ? explainTag(source, reason, place) : undefined;
  return problem ?? {...place, reason};
}

function explainTag(
  source: string,
  reason: string,
  place: {line: number; column: number},
): SyntaxProblem | undefined {
  try {
    const tags: Tag[] = [];
    createParser().use(remarkTags, tags).parse(source);
    return tagProblem(tags, source, reason, place);
  } catch {
    // Something else is wrong as well, so the parser's own message is all that is known.
    return undefined;
  }
}
