import fs from 'node:fs';
import path from 'node:path';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {docsVersionOf} from '../pages/docsVersion';
import {parseMeta} from '../pages/codeMeta';
import {PageSyntaxError, parseMarkdown} from '../pages/parseMarkdown';
import {resolveTokens} from '../pages/resolveTokens';
import {placeAt} from './pageSource';
import {parseFrontMatter} from './parseFrontMatter';
import {PAGE_LIMIT, TookTooLong, withTimeLimit} from './timeLimit';
import type {CheckContext, CodeBlock, DocPage, Finding} from './types';
import {UnreadablePage} from './unreadablePage';
import {failureFinding} from './withoutFailures';

/** The rule that pages can be parsed, which no other rule sees if they can't. */
const UNREADABLE = 'mdx';

/** Returns the text of the page in `file` (path from `siteDir`), or a finding if the file can't be opened. */
export function readSource(file: string, {siteDir}: CheckContext): string | Finding {
  try {
    return fs.readFileSync(path.join(siteDir, file), 'utf8');
  } catch (error) {
    const message = `The file can't be opened: ${(error as Error).message}`;
    return {
      file,
      line: 1,
      column: 1,
      rule: UNREADABLE,
      message,
      hint: 'Make it a text file that you can read',
    };
  }
}

/** Returns `source` parsed as the page `file`, or a finding if it can't be parsed within a time in seconds. */
export function tryParsePage(
  file: string,
  source: string,
  context: CheckContext,
  limit = PAGE_LIMIT,
): DocPage | Finding {
  try {
    return withTimeLimit(limit, () => parsePage(file, source, context));
  } catch (error) {
    if (error instanceof TookTooLong) {
      const message = `The page can't be read in ${limit} s`;
      const hint =
        'Shorten what repeats the same characters many times, such as * or _, or make it a code block';
      return {file, line: 1, column: 1, rule: UNREADABLE, message, hint};
    }
    if (!(error instanceof PageSyntaxError)) return failureFinding(UNREADABLE, {page: {file}, error});
    const {line, column, reason: message, hint = 'Fix the Markdown so that it is valid MDX'} = error;
    return {file, line, column, rule: UNREADABLE, message, hint};
  }
}

/**
 * Returns the page in `file` (path from `siteDir`), parsed. Throws a `PageSyntaxError` if the page can't be read, and an
 * `Error` if the file is outside the docs trees.
 */
export function readPage(file: string, context: CheckContext): DocPage {
  return parsePage(file, fs.readFileSync(path.join(context.siteDir, file), 'utf8'), context);
}

/** Returns `source` parsed as the page `file`, like `readPage`. */
export function parsePage(file: string, source: string, {siteDir, requirements}: CheckContext): DocPage {
  const version = docsVersionOf(path.join(siteDir, file), siteDir);
  if (version === undefined) {
    throw new Error(`${file} is outside docs/ and versioned_docs/, so it is not a page of a docs version.`);
  }
  refuseNoText(file, source);
  const resolve = (text: string): string => resolveTokens(text, version, requirements).text;
  const tree = parseMarkdown(file, source);
  return {
    file,
    version,
    path: file.replace(/^(docs|versioned_docs\/version-[^/]+)\//, ''),
    source,
    frontMatter: frontMatterOf(file, source, tree, resolve),
    tree,
    blocks: blocksOf(tree, resolve),
  };
}

function refuseNoText(file: string, source: string): void {
  if (source.trim() === '') {
    throw new UnreadablePage(
      file,
      {line: 1, column: 1},
      'The page is empty',
      'Write the page or delete the file',
    );
  }
  // Node.js decodes each byte that isn't UTF-8 as U+FFFD. UTF-16 has a NUL in each Latin letter.
  const undecoded = source.search(/[\uFFFD\0]/);
  if (undecoded >= 0) {
    const place = placeAt(source, undecoded);
    throw new UnreadablePage(file, place, 'The file is not valid UTF-8', 'Save it with the encoding UTF-8');
  }
}

function frontMatterOf(
  file: string,
  source: string,
  tree: Root,
  resolve: (text: string) => string,
): Record<string, unknown> {
  const [first] = tree.children;
  if (first?.type !== 'yaml') return {};
  const fields = parseFrontMatter(file, source, first.value);
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, typeof value === 'string' ? resolve(value) : value]),
  );
}

function blocksOf(tree: Root, resolve: (text: string) => string): CodeBlock[] {
  const blocks: CodeBlock[] = [];
  visit(tree, 'code', (node: Code) => {
    const start = node.position?.start ?? {line: 1, column: 1};
    const meta = resolve(node.meta ?? '');
    const words = meta.replace(/title=("[^"]*"|'[^']*')/, '').split(/\s+/);
    const {title} = parseMeta(meta);
    blocks.push({
      index: blocks.length,
      lang: (node.lang ?? '').toLowerCase(),
      ...(title === undefined ? {} : {title}),
      continues: words.includes('continues'),
      fragment: words.includes('fragment'),
      code: blankMagicComments(resolve(node.value)),
      fenceLine: start.line,
      indent: start.column - 1,
    });
  });
  return blocks;
}

const MAGIC_LINE =
  /^\s*(?:\/\/|#|<!--|\/\*|\{\/\*|--)\s*highlight-(?:next-line|start|end)\s*(?:-->|\*\/\}?)?\s*$/gm;

function blankMagicComments(code: string): string {
  return code.replace(MAGIC_LINE, '');
}

/** Returns the place in the file for a zero-based line and column of a block's code. */
export function placeInBlock(block: CodeBlock, line: number, column: number): {line: number; column: number} {
  return {line: block.fenceLine + 1 + line, column: block.indent + column + 1};
}

/** Returns the place in the file for an offset (UTF-16 units) in a block's code. */
export function offsetInBlock(block: CodeBlock, offset: number): {line: number; column: number} {
  const before = block.code.slice(0, offset).split('\n');
  return placeInBlock(block, before.length - 1, (before.at(-1) ?? '').length);
}
