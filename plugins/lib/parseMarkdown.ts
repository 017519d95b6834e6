import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

/** The dialect in which Docusaurus reads pages. */
const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter, ['yaml'])
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkDirective);

/** A page that isn't valid MDX: where the mistake is, and what the parser says about it. */
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

/** Returns the syntax tree of a page, `source`. Throws a `PageSyntaxError` that names `file` if it isn't valid MDX. */
export function parseMarkdown(file: string, source: string): Root {
  try {
    return parser.parse(source);
  } catch (error) {
    const {line, column, reason} = error as {line?: number; column?: number; reason?: string};
    // The parser reports an unclosed element without a place, or at its paragraph; the message has the right one.
    const [, inText, inTextColumn] = /\((\d+):(\d+)-/.exec(reason ?? '') ?? [];
    const place = [Number(inText ?? line ?? 1), Number(inTextColumn ?? column ?? 1)] as const;
    throw new PageSyntaxError(file, ...place, reason ?? String(error), {cause: error});
  }
}
