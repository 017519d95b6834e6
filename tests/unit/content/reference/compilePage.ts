import {toHtml} from 'hast-util-to-html';
import {createProcessorUncached} from '@docusaurus/mdx-loader/lib/processor';
import type {MarkdownConfig} from '@docusaurus/types';
import type {Element, Root as HtmlRoot} from 'hast';
import type {Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {remarkHighlight} from '../../../../plugins/content/code-blocks';
import {ROOT} from '../../../support/fixtureSite';

// These packages export themselves to `import` only, and Jest resolves with `require`.
jest.mock('remark-emoji', () => ({__esModule: true, default: undefined}), {virtual: true});
jest.mock(
  'estree-walker',
  () => jest.requireActual<object>('../../../../node_modules/estree-walker/src/index.js'),
  {virtual: true},
);

/** A page as its compiled module has it. */
export type CompiledPage = {
  /** JavaScript of the module. */
  readonly code: string;
  readonly html: HtmlRoot;
  /** Ids in document order. */
  readonly ids: readonly string[];
  /** What the contents list has. */
  readonly toc: readonly {readonly value: string; readonly id: string; readonly level: number}[];
};

const MARKDOWN: MarkdownConfig = {
  format: 'mdx',
  mermaid: false,
  emoji: false,
  mdx1Compat: {comments: false, admonitions: false, headingIds: false},
  remarkRehypeOptions: {},
  anchors: {maintainCase: false},
  hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  parseFrontMatter: () => Promise.reject(new Error('Pages in these tests have no front matter.')),
};

type Transformer = (tree: Root, file: VFile) => void | Promise<void>;

/**
 * Compiles `content` as a page of this site, through the MDX processor that Docusaurus uses, with its
 * headings, contents and admonitions; `transform` runs where our own directives do.
 */
export async function compilePage(
  transform: Transformer,
  {content = '', filePath = `${ROOT}/docs/apis/page.md`}: {content?: string; filePath?: string} = {},
): Promise<CompiledPage> {
  let html: HtmlRoot = {type: 'root', children: []};
  const processor = await createProcessorUncached({
    format: 'mdx',
    options: {
      markdownConfig: MARKDOWN,
      staticDirs: [],
      siteDir: ROOT,
      admonitions: true,
      beforeDefaultRemarkPlugins: [() => transform],
      remarkPlugins: [[remarkHighlight, {siteDir: ROOT}]],
      rehypePlugins: [
        () => (tree: HtmlRoot) => {
          html = withElements(structuredClone(tree));
        },
      ],
    },
  });
  const {content: code} = await processor.process({
    content,
    filePath,
    frontMatter: {},
    compilerName: 'client',
  });
  return {code, html, ids: idsIn(html), toc: tocIn(code)};
}

/** Compiles blocks as the whole body of a page. */
export function compileBlocks(blocks: readonly RootContent[]): Promise<CompiledPage> {
  return compilePage((tree) => {
    tree.children = structuredClone(blocks) as RootContent[];
  });
}

/** Makes elements of JSX: `code` that holds links, and our own components. */
function withElements(html: HtmlRoot): HtmlRoot {
  visit(html, (node, index, parent) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    if (!parent || index === undefined) return;
    const {name, children} = node as unknown as {name: string; children: Element['children']};
    parent.children[index] = {type: 'element', tagName: name, properties: {}, children};
    return index;
  });
  return html;
}

function idsIn(html: HtmlRoot): string[] {
  const ids: string[] = [];
  visit(html, 'element', ({properties}: Element) => {
    if (typeof properties.id === 'string') ids.push(properties.id);
  });
  return ids;
}

function tocIn(code: string): CompiledPage['toc'] {
  const list = /export const toc = (\[[\s\S]*?\n?\]);/.exec(code)?.[1];
  if (!list) throw new Error(`The module exports no contents:\n${code.slice(0, 400)}`);
  const json = list.replace(/"(value|id|level)":|\b(value|id|level):/g, '"$1$2":');
  return JSON.parse(json) as CompiledPage['toc'];
}

/** HTML of blocks in a page, on one line; code frames are empty. */
export async function htmlOf(blocks: readonly RootContent[]): Promise<string> {
  return pageHtml(await compileBlocks(blocks));
}

/** HTML of a compiled page, on one line; code frames are empty. */
export function pageHtml({html}: Pick<CompiledPage, 'html'>): string {
  const children = html.children.filter((node) => node.type !== 'mdxjsEsm');
  return toHtml({type: 'root', children}).replace(/\n/g, '');
}
