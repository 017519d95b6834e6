import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

/** A parser of the dialect of Markdown that Docusaurus uses. */
const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter, ['yaml'])
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkDirective);

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
    const {reason = String(error), ...place} = error as ParserError;
    // About a tag that is open at the end of the page, the parser only says in its sentence where the tag is.
    const [, tagLine = 1, tagColumn = 1] = /\((\d+):(\d+)/.exec(reason) ?? [];
    const {line = Number(tagLine), column = Number(tagColumn)} = place;
    throw new PageSyntaxError(file, line, column, reason, undefined, {cause: error});
  }
}

/** What the parser says, in the form of a `VFileMessage`. */
type ParserError = {readonly reason?: string; readonly line?: number; readonly column?: number};
