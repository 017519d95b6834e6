import path from 'node:path';
import type {Nodes} from 'mdast';
import type {CodeBlock, DocPage} from '../types';
import {isSampleFile} from '../listPages';
import {configFrame} from './config';
import {environmentOf} from './environment';
import {scriptOf} from './vueScript';
import type {Sample, Segment} from './types';

const EXTENSIONS: Readonly<Partial<Record<string, string>>> = {
  ts: '.ts',
  typescript: '.ts',
  tsx: '.tsx',
  js: '.js',
  javascript: '.js',
  jsx: '.jsx',
};

/** Returns whether a block, or a part of it, is code in TypeScript or JavaScript. */
export function isScript(block: CodeBlock): boolean {
  return EXTENSIONS[block.lang] !== undefined || isVue(block);
}

function isVue({lang, title}: CodeBlock): boolean {
  return lang === 'vue' || (lang === 'html' && title?.endsWith('.vue') === true);
}

/** A block with its place on the page, and the TypeScript or JavaScript in it. */
type Script = {
  readonly block: CodeBlock;
  readonly tabs: readonly number[];
  /** The code, as long as the block's, so that offsets are the same, and what comes before and after it. */
  readonly code: string;
  readonly before?: string;
  readonly after?: string;
  readonly extension: string;
};

/**
 * Returns the modules on a page, and the blocks that continue nothing. A block that `continues` belongs to the previous
 * module that a reader of its tab sees. Fragments aren't modules. `dir` is the folder under which the compiler looks
 * for them.
 */
export function samplesOf(page: DocPage, dir: string): {samples: Sample[]; orphans: CodeBlock[]} {
  const chains: Script[][] = [];
  const orphans: CodeBlock[] = [];
  for (const script of scriptsOf(page)) {
    if (!script.block.continues) {
      chains.push([script]);
      continue;
    }
    const chain = chains.findLast(([first]) => first !== undefined && isAround(first.tabs, script.tabs));
    if (chain) chain.push(script);
    else orphans.push(script.block);
  }
  return {samples: chains.flatMap((chain) => sampleOf(page, chain, dir)), orphans};
}

/** Returns whether a reader who sees the tabs `inner` also sees what is in the tabs `outer`. */
function isAround(outer: readonly number[], inner: readonly number[]): boolean {
  return outer.every((tab, depth) => inner[depth] === tab);
}

function scriptsOf(page: DocPage): Script[] {
  const tabs = tabsOfBlocks(page);
  return page.blocks.flatMap((block): Script[] => {
    const place = {block, tabs: tabs[block.index] ?? []};
    const frame = configFrame(block, page.version);
    if (frame) return [{...place, ...frame, code: block.code, extension: '.ts'}];
    if (!isScript(block) || block.fragment) return [];
    if (!isVue(block))
      return [{...place, ...sharedCode(page, block), code: block.code, extension: extensionOf(block)}];
    const script = scriptOf(block.code);
    return script ? [{...place, ...script}] : [];
  });
}

/**
 * Returns what comes around each sample of a method: above it, the first block of the file, which has the imports of all of
 * them. In a block of its own, a sample can declare names that others need from the app.
 */
function sharedCode({file, blocks}: DocPage, {index}: CodeBlock): Pick<Script, 'before' | 'after'> {
  const [first] = blocks;
  return first && index > 0 && isSampleFile(file) ? {before: `${first.code}\n{`, after: '\n}'} : {};
}

/**
 * Returns the extension that decides how the code is parsed: the title's if the title is a script, or otherwise the
 * language's.
 */
function extensionOf({lang, title}: CodeBlock): string {
  const named = /\.(?:d\.[cm]?ts|[cm]?[jt]sx?)$/.exec(title ?? '')?.[0];
  return named ?? EXTENSIONS[lang] ?? '.ts';
}

function sampleOf(page: DocPage, chain: readonly Script[], dir: string): Sample[] {
  const [first] = chain;
  if (!first) return [];
  const segments: Segment[] = [];
  let text = '';
  for (const {block, code, before = '', after = ''} of chain) {
    text += before;
    segments.push({block, start: text.length});
    text += `${code}${after}\n`;
  }
  const {block, extension} = first;
  const title = cleanTitle(block.title) ?? `src/sample${extension}`;
  // A sample may be either kind of module, but `.cjs` and `.mjs` would restrict the compiler to one.
  const ending = extension.replace(/\.[cm](?=[jt]s$)/, '.');
  const name = title.endsWith(ending) ? title : title + ending;
  const file = path.posix.join(dir, page.path.replace(/\.mdx?$/, ''), String(block.index), name);
  return [{page, title, file, text, segments, environment: environmentOf(title, text), tabs: first.tabs}];
}

/** Returns the path in a title, which may contain more: `src/main.ts (Vue)`. */
function cleanTitle(title: string | undefined): string | undefined {
  return (
    title
      ?.trim()
      .split(/\s/)[0]
      ?.replace(/^(?:\.?\/)+/, '') || undefined
  );
}

/** Returns, for each block of the page, the offsets of the `<TabItem>` elements around it, outermost first. */
function tabsOfBlocks({tree}: DocPage): number[][] {
  const found: number[][] = [];
  const walk = (node: Nodes, tabs: readonly number[]): void => {
    if (node.type === 'code') found.push([...tabs]);
    if (!('children' in node)) return;
    const isTab = node.type === 'mdxJsxFlowElement' && node.name === 'TabItem';
    const inside = isTab ? [...tabs, node.position?.start.offset ?? 0] : tabs;
    node.children.forEach((child) => walk(child, inside));
  };
  walk(tree, []);
  return found;
}

/**
 * Returns the sample on the page that an import of `specifier` in `from` leads to: one that a reader of its tab sees,
 * or otherwise the nearest. Components aren't included, because their scripts don't export them.
 */
export function importedSample(
  specifier: string,
  from: Sample,
  samples: readonly Sample[],
): Sample | undefined {
  const paths = importedPaths(specifier, from.title);
  const place = (sample: Sample): number => sample.segments[0]?.block.index ?? 0;
  const [nearest] = samples
    .filter(({title, page}) => page === from.page && paths.includes(title) && !title.endsWith('.vue'))
    .map((sample) => ({
      sample,
      elsewhere: isAround(sample.tabs, from.tabs) ? 0 : 1,
      distance: Math.abs(place(sample) - place(from)),
    }))
    .sort((a, b) => a.elsewhere - b.elsewhere || a.distance - b.distance);
  return nearest?.sample;
}

/** Returns the paths that an import of `specifier` in the file `title` can mean, with and without an extension. */
export function importedPaths(specifier: string, title: string): string[] {
  const target = specifier.startsWith('@/')
    ? `src/${specifier.slice(2)}`
    : path.posix.join(path.posix.dirname(title), specifier);
  const stem = target.replace(/\.[cm]?jsx?$/, '');
  const files = ['.ts', '.tsx', '.d.ts', '.js', '.jsx', '.mjs', '.cjs', '.mts'].map(
    (ending) => stem + ending,
  );
  const folders = ['.ts', '.tsx', '.js'].map((ending) => `${stem}/index${ending}`);
  return [target, ...files, ...folders];
}

/** Returns whether an import leads to a file of the app itself. */
export function isAppFile(specifier: string): boolean {
  return /^\.{1,2}(?:\/|$)|^@\//.test(specifier);
}

/** Returns whether a file is parsed as JavaScript. */
export function isJavaScript({file}: Sample): boolean {
  return /\.[cm]?jsx?$/.test(file);
}

/** Returns whether a page's samples add to types that all samples of a program share. */
export function changesGlobals({blocks}: DocPage): boolean {
  return blocks.some(
    (block) =>
      isScript(block) && !block.fragment && /\bdeclare\s+(?:global\b|module\s*['"])/.test(block.code),
  );
}
