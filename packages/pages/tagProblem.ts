import type {CompileContext, Token} from 'mdast-util-from-markdown';
import type {Processor} from 'unified';

/** A tag of an element or component on a page, and where it starts (one-based; columns in UTF-16 units). */
export type Tag = {
  readonly name: string;
  readonly kind: 'opens' | 'closes' | 'closes itself';
  readonly line: number;
  readonly column: number;
};

type Place = {readonly line: number; readonly column: number};

/** What is wrong with a page that isn't valid MDX, and where (one-based). */
export type SyntaxProblem = Place & {
  /** One sentence without a period. */
  readonly reason: string;
  /** The correction, in one sentence without a period. */
  readonly hint: string;
};

/** The blocks and spans that a tag can't cross, by the name that the parser's messages give them. */
const CONSTRUCTS: Readonly<Record<string, string>> = {
  blockQuote: 'quotation',
  directiveContainer: 'block between :::',
  emphasis: 'emphasis',
  heading: 'heading',
  link: 'link',
  listItem: 'list item',
  paragraph: 'paragraph',
  strong: 'bold text',
  tableData: 'table cell',
};

/**
 * Returns which of a page's `tags` is to blame for an `end-tag-mismatch` or an `unexpected-closing-slash` of the MDX
 * parser, whose message names the tag before it. `message` and `place` are the parser's.
 */
export function tagProblem(
  tags: readonly Tag[],
  source: string,
  message: string,
  place: Place,
): SyntaxProblem | undefined {
  return unclosedBlock(message, place, source) ?? unpairedTag(tags) ?? crossingTag(message, place);
}

/** A block between `:::` that isn't closed also swallows the closing tags after it. */
function unclosedBlock(message: string, {line}: Place, source: string): SyntaxProblem | undefined {
  const match = /the closing tag `(.+?)` either .*start of `directiveContainer` \((\d+):(\d+)\)/.exec(
    message,
  );
  if (!match) return undefined;
  const [, tag, start, column] = match;
  const lines = source.split(/\r?\n/);
  const name = /:::[\w-]+/.exec(lines[Number(start) - 1] ?? '')?.[0] ?? ':::';
  return {
    line: Number(start),
    column: Number(column),
    reason: `The block ${name} is not closed before ${tag} on line ${line}`,
    hint: 'Write ::: on a line of its own where it ends',
  };
}

/** Returns the first tag that isn't closed or that closes nothing. */
function unpairedTag(tags: readonly Tag[]): SyntaxProblem | undefined {
  const open: Tag[] = [];
  for (const tag of tags) {
    if (tag.kind === 'opens') open.push(tag);
    if (tag.kind !== 'closes') continue;
    const last = open.at(-1);
    if (last?.name === tag.name) open.pop();
    else if (last && open.some(({name}) => name === tag.name)) return unclosed(last, tag);
    else return stray(tag, last);
  }
  const [first] = open;
  return first && unclosed(first);
}

/** Returns the tag whose pair is outside the list item, paragraph or other part of the page that it is in. */
function crossingTag(message: string, place: Place): SyntaxProblem | undefined {
  const opening = /for `<(.*?)>` \((\d+):(\d+)-.* before the end of `(\w+)`/.exec(message);
  if (opening) {
    const [, name, start, column, construct = ''] = opening;
    return {
      line: Number(start),
      column: Number(column),
      reason: `The tag <${name}> is not closed in the ${CONSTRUCTS[construct] ?? construct} that it begins in`,
      hint: `Write <${name}> and </${name}> at the same depth, each on a line of its own`,
    };
  }
  const closing = /the closing tag `<\/(.*?)>` either .*start of `(\w+)`/.exec(message);
  if (!closing) return undefined;
  const [, name, construct = ''] = closing;
  return {
    ...place,
    reason: `The tag </${name}> is in a ${CONSTRUCTS[construct] ?? construct} that starts after <${name}>`,
    hint: `Write <${name}> and </${name}> at the same depth, each on a line of its own`,
  };
}

function unclosed(tag: Tag, before?: Tag): SyntaxProblem {
  const where = before ? ` before </${before.name}> on line ${before.line}` : '';
  return {
    line: tag.line,
    column: tag.column,
    reason: `The tag <${tag.name}> is not closed${where}`,
    hint: `Write </${tag.name}> where it ends`,
  };
}

function stray(tag: Tag, last: Tag | undefined): SyntaxProblem {
  const open = last ? `: the open tag is <${last.name}> on line ${last.line}` : ': no tag is open';
  return {
    line: tag.line,
    column: tag.column,
    reason: `The tag </${tag.name}> closes nothing${open}`,
    hint: last ? `Write </${last.name}>, or remove </${tag.name}>` : `Remove it, or open <${tag.name}>`,
  };
}

/**
 * Makes a parser of MDX add the tags that it reads to `tags`, without an element for each pair, so that it doesn't stop
 * at one that has no pair. The handlers replace those of `mdast-util-mdx-jsx`, whose state they read.
 */
export function remarkTags(this: Processor, tags: Tag[]): void {
  const accept = (): void => {};
  function collect(this: CompileContext, token: Token): void {
    const tag = this.data.mdxJsxTag;
    this.resume();
    const kind = tag?.close ? 'closes' : tag?.selfClosing ? 'closes itself' : 'opens';
    const {line, column} = token.start;
    tags.push({name: tag?.name ?? '', kind, line, column});
  }
  const data = this.data();
  (data.fromMarkdownExtensions ??= []).push({
    enter: {mdxJsxFlowTagClosingMarker: accept, mdxJsxTextTagClosingMarker: accept},
    exit: {mdxJsxFlowTag: collect, mdxJsxTextTag: collect},
  });
}
