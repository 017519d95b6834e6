import fs from 'node:fs';
import path from 'node:path';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {parse as parseYaml} from 'yaml';
import {parseMeta} from '../plugins/content/code-blocks/meta';
import {parseMarkdown} from '../plugins/lib/parseMarkdown';
import {docsVersionOf} from '../plugins/content/version-numbers';
import {resolveTokens} from '../plugins/content/version-numbers/resolveTokens';
import type {CheckContext, CodeBlock, DocPage} from './types';

/**
 * Returns the page in `file` (path from `siteDir`), parsed. Throws a `PageSyntaxError` if the page isn't valid MDX, and
 * an `Error` if the file is outside the docs trees.
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
  const resolve = (text: string): string => resolveTokens(text, version, requirements).text;
  const tree = parseMarkdown(file, source);
  return {
    file,
    version,
    path: file.replace(/^(docs|versioned_docs\/version-[^/]+)\//, ''),
    source,
    frontMatter: frontMatterOf(tree, resolve),
    tree,
    blocks: blocksOf(tree, resolve),
  };
}

function frontMatterOf(tree: Root, resolve: (text: string) => string): Record<string, unknown> {
  const [first] = tree.children;
  if (first?.type !== 'yaml') return {};
  const fields = (parseYaml(first.value) ?? {}) as Record<string, unknown>;
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
