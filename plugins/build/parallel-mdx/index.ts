import fs from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {compilePage} from './compilePage';
import {mdxUse, type MdxOptions} from './mdxRule';
import {MANY, sharePages, type Helper, type Shared} from './sharePages';
import {startHelper} from './startHelper';

/** The parts of the bundler's loader context that identify a page. */
type BundlerContext = {
  readonly resource: string;
  readonly resourcePath: string;
  readonly _compiler: {readonly name?: string};
  readonly addDependency: (file: string) => void;
  readonly async: () => (error: Error | null, code?: string) => void;
};

/**
 * Returns the plugin that compiles the pages of the server's production build on two threads. Docusaurus uses only
 * one. Both threads run Docusaurus's own loader, so the output is the same as without this plugin.
 */
export function parallelMdx(context: LoadContext): Plugin {
  // Start the worker early: it takes a second to load the site.
  const early = compilesMany(context) ? startHelper(context) : undefined;
  let content: LoadedContent | undefined;
  return {
    name: 'parallel-mdx',
    allContentLoaded({allContent}) {
      content = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
      if (content) early?.open(content);
    },
    configureWebpack(config, isServer) {
      const rules = config.module?.rules ?? [];
      const use = rules.map(mdxUse).find(Boolean);
      if (!isServer || !use || !content || !sharesPages(context)) return {};
      const loaded = content;
      const orderOf = orderIn(loaded);
      const pages = sharePages(
        (page) => compilePage(page, use.options),
        () => early ?? startWith(context, loaded),
        // If the worker is already running, it gets pages from the start.
        early ? 1 : MANY,
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
 * Returns whether the pages of this build are compiled on two threads. They are in production, unless the browser's
 * build also compiles pages, because Docusaurus then shares the results between the two builds.
 */
function sharesPages({siteConfig}: LoadContext): boolean {
  return process.env.NODE_ENV === 'production' && !siteConfig.future.faster.mdxCrossCompilerCache;
}

/**
 * Returns whether a build needs the worker: the bundler's cache is empty and the site has many files of old versions.
 */
function compilesMany(context: LoadContext): boolean {
  const versions = path.join(context.siteDir, 'versioned_docs');
  const rspackCache = path.join(context.siteDir, 'node_modules/.cache/rspack');
  if (!sharesPages(context) || fs.existsSync(rspackCache) || !fs.existsSync(versions)) return false;
  return fs.readdirSync(versions, {recursive: true}).length >= MANY;
}

function startWith(context: LoadContext, content: LoadedContent): Helper {
  const helper = startHelper(context);
  helper.open(content);
  return helper;
}

/**
 * Returns a function that gives a doc's file its sort key: its path in its version's folder, so that the versions of
 * a doc are next to each other.
 */
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

/** A bundler plugin that stops the worker, which frees its memory before pages are rendered. */
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
