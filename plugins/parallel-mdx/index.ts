import fs from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {compilePage} from './compilePage';
import {mdxUse, type MdxOptions} from './mdxRule';
import {MANY, sharePages, type Helper, type Shared} from './sharePages';
import {siteForWorker, startHelper} from './startHelper';

/** Of the bundler's loader context, what a page is known by. */
type BundlerContext = {
  readonly resource: string;
  readonly resourcePath: string;
  readonly _compiler: {readonly name?: string};
  readonly addDependency: (file: string) => void;
  readonly async: () => (error: Error | null, code?: string) => void;
};

/**
 * Compiles the pages of the server's production build on two threads: Docusaurus does it on one, and the
 * other cores wait. Both threads run Docusaurus's own loader, so the output is that of a build without this.
 */
export function parallelMdx(context: LoadContext): Plugin {
  let content: LoadedContent | undefined;
  let helper: Helper | undefined;
  return {
    name: 'parallel-mdx',
    allContentLoaded({allContent}) {
      content = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
      // Without the bundler's cache all pages have to be compiled; a thread takes a second to get ready.
      if (content && sharesPages(context) && pagesIn(content) >= MANY && !hasBundlerCache(context)) {
        helper = startHelper(siteForWorker(context, content));
      }
    },
    configureWebpack(config, isServer) {
      const rules = config.module?.rules ?? [];
      const use = rules.map(mdxUse).find(Boolean);
      if (!isServer || !use || !content || !sharesPages(context)) return {};
      const site = siteForWorker(context, content);
      const orderOf = orderIn(content);
      const pages = sharePages(
        (page) => compilePage(page, use.options),
        () => helper ?? startHelper(site),
        // One that waits is given pages at once, and with them its end.
        helper ? 1 : MANY,
      );
      return {
        mergeStrategy: {'module.rules': 'replace'},
        module: {
          rules: rules.map((rule) => (mdxUse(rule) ? relayRule(rule, pages, use.options, orderOf) : rule)),
        },
        plugins: [new StopWhenDone(pages)],
      };
    },
  };
}

/**
 * Whether the pages of this build are compiled on two threads: in production, and unless the browser's build compiles
 * pages too. Then Docusaurus shares the results between the two.
 */
function sharesPages({siteConfig}: LoadContext): boolean {
  return process.env.NODE_ENV === 'production' && !siteConfig.future.faster.mdxCrossCompilerCache;
}

function pagesIn({loadedVersions}: LoadedContent): number {
  return loadedVersions.reduce((sum, {docs}) => sum + docs.length, 0);
}

/** Rspack keeps its cache there. */
function hasBundlerCache({siteDir}: LoadContext): boolean {
  return fs.existsSync(path.join(siteDir, 'node_modules/.cache/rspack'));
}

/** Returns what puts the versions of a doc one after the other: its path in the folder of its version. */
function orderIn({loadedVersions}: LoadedContent): (file: string) => string {
  const folders = loadedVersions.map(({contentPath}) => `${contentPath}${path.sep}`);
  return (file) => file.slice(folders.find((folder) => file.startsWith(folder))?.length ?? 0);
}

function relayRule<Rule>(
  rule: Rule,
  pages: Shared,
  {dependencies = []}: MdxOptions,
  orderOf: (file: string) => string,
): Rule {
  const load = (bundler: BundlerContext, content: string): void => {
    for (const file of dependencies) bundler.addDependency(file);
    const {resource, resourcePath: file, _compiler} = bundler;
    const done = bundler.async();
    const page = {resource, file, content, compiler: _compiler.name ?? '', order: orderOf(file)};
    pages.compile(page).then(
      (code) => done(null, code),
      (error: Error) => done(error),
    );
  };
  return {...rule, use: [{loader: path.join(__dirname, 'relayLoader.cjs'), options: {load}}]};
}

/** A bundler plugin that ends the helper's thread, and gives its memory back before pages are rendered. */
class StopWhenDone {
  readonly pages: Shared;

  constructor(pages: Shared) {
    this.pages = pages;
  }

  apply(compiler: {
    readonly hooks: {readonly done: {tapPromise(name: string, run: () => Promise<void>): void}};
  }): void {
    compiler.hooks.done.tapPromise('parallel-mdx', () => this.pages.stop());
  }
}
