import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

/** Parses the dialect of Markdown that Docusaurus uses. */
const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter, ['yaml'])
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkDirective);

/** An error for a page that isn't valid MDX, with the parser's message and position. */
export class PageSyntaxError extends Error {
  constructor(
    file: string,
    /** One-based. */
    readonly line: number,
    /** One-based. */
    readonly column: number,
    readonly reason: string,
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
    const {line, column, reason} = error as {line?: number; column?: number; reason?: string};
    // The parser reports an unclosed element without a position, or with its paragraph's; the message contains the
    // right one.
    const [, inText, inTextColumn] = /\((\d+):(\d+)-/.exec(reason ?? '') ?? [];
    const place = [Number(inText ?? line ?? 1), Number(inTextColumn ?? column ?? 1)] as const;
    throw new PageSyntaxError(file, ...place, reason ?? String(error), {cause: error});
  }
}
