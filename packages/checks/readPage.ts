import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {docsVersionOf} from '../pages/docsVersion';
import {parseMeta} from '../pages/codeMeta';
import {PageSyntaxError, parseMarkdown} from '../pages/parseMarkdown';
import {resolveTokens} from '../pages/resolveTokens';
import {placeAt, placeOf} from './pageSource';
import {parseFrontMatter} from './parseFrontMatter';
import {PAGE_LIMIT, TookTooLong, withTimeLimit} from './timeLimit';
import type {CheckContext, CodeBlock, DocPage, FilePlace, Finding, InlineText} from './types';
import {failureFinding} from './withoutFailures';

/** The finding on a page that can't be read, which no other rule sees. */
function unreadable(file: string, message: string, hint: string, place = START): Finding {
  return {file, ...place, rule: UNREADABLE, message, hint};
}

const UNREADABLE = 'mdx';
const START: FilePlace = {line: 1, column: 1};

/** Returns the text of the page in `file` (path from `siteDir`), or a finding if the file can't be opened. */
export function readSource(file: string, {siteDir}: CheckContext): string | Finding {
  try {
    return fs.readFileSync(path.join(siteDir, file), 'utf8');
  } catch (error) {
    const message = `The file can't be opened: ${(error as Error).message}`;
    return unreadable(file, message, 'Make it a text file that you can read');
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
      const hint =
        'Shorten what repeats the same characters many times, such as * or _, or make it a code block';
      return unreadable(file, `The page can't be read in ${limit} s`, hint);
    }
    if (!(error instanceof PageSyntaxError)) return failureFinding(UNREADABLE, {page: {file}, error});
    const {line, column, reason, hint = 'Fix the Markdown so that it is valid MDX'} = error;
    return unreadable(file, reason, hint, {line, column});
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
    inlineCode: inlineCodeOf(tree, resolve),
  };
}

function refuseNoText(file: string, source: string): void {
  const refuse = (offset: number, reason: string, hint: string): never => {
    const {line, column} = placeAt(source, offset);
    throw new PageSyntaxError(file, line, column, reason, hint, {});
  };
  if (source.trim() === '') refuse(0, 'The page is empty', 'Write the page or delete the file');
  // Node.js decodes each byte that isn't UTF-8 as U+FFFD. UTF-16 has a NUL in each Latin letter.
  const undecoded = source.search(/[\uFFFD\0]/);
  if (undecoded >= 0) refuse(undecoded, 'The file is not valid UTF-8', 'Save it with the encoding UTF-8');
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
  visit(tree, 'code', (node) => {
    const {line, column} = placeOf(node);
    const meta = resolve(node.meta ?? '');
    const words = meta.replace(/title=("[^"]*"|'[^']*')/, '').split(/\s+/);
    const {title} = parseMeta(meta);
    blocks.push({
      index: blocks.length,
      lang: (node.lang ?? '').toLowerCase(),
      ...(title === undefined ? {} : {title}),
      continues: words.includes('continues'),
      fragment: words.includes('fragment'),
      code: resolve(node.value).replace(MAGIC_LINE, ''),
      fenceLine: line,
      indent: column - 1,
    });
  });
  return blocks;
}

const MAGIC_LINE =
  /^\s*(?:\/\/|#|<!--|\/\*|\{\/\*|--)\s*highlight-(?:next-line|start|end)\s*(?:-->|\*\/\}?)?\s*$/gm;

function inlineCodeOf(tree: Root, resolve: (text: string) => string): InlineText[] {
  const found: InlineText[] = [];
  visit(tree, 'inlineCode', (node) => void found.push({text: resolve(node.value), ...placeOf(node)}));
  return found;
}
