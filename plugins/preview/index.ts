import fs from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {ExpressRequestHandler} from 'webpack-dev-server';
import type {LoadContext, Plugin} from '@docusaurus/types';
import * as compilation from './compilation';
import {changedFiles, DATA_FILES, describeChange, takeSnapshot, type Snapshot} from './dataFiles';
import {connectScreen, reloadWhenFixed, screen} from './screen';

export {docs} from './docs';

const MARKDOWN = /\.mdx?$/;

/** The part of Rspack that this plugin uses. Docusaurus's types declare Rspack as webpack. */
type Bundler = {readonly lazyCompilationMiddleware: (compiler: Compiler) => ExpressRequestHandler};
type Compiler = {
  readonly hooks: Readonly<
    Record<'invalid' | 'watchRun' | 'failed', {tap(name: string, run: () => void): void}> & {
      readonly done: {tap(name: string, run: (stats: {readonly hasErrors: () => boolean}) => void): void};
    }
  >;
};

/**
 * Keeps `Link` from prefetching the pages that its links lead to. With it, every update makes the page fetch the targets of
 * all its links again before it shows the update.
 */
const NO_PREFETCH = `let functions;
Object.defineProperty(window, 'docusaurus', {
  get: () => functions,
  set(value) {
    functions = {...value, prefetch: () => false};
  },
});`;

/**
 * Returns the plugin that makes `npm start` fast: it compiles pages when they are requested, and skips work whose
 * results writers never see.
 */
export function preview({generatedFilesDir, siteDir}: LoadContext): Plugin {
  let atStart: Snapshot | undefined;
  let reported: readonly string[] = [];
  return {
    name: 'preview',
    getPathsToWatch: () => DATA_FILES,
    // Docusaurus calls this at the start and whenever a watched file changes.
    async loadContent() {
      if (process.env.NODE_ENV !== 'development') return;
      const now = await takeSnapshot(siteDir);
      atStart ??= now;
      const changed = changedFiles(atStart, now);
      if (changed.length > 0) reportChanges(siteDir, changed);
      else if (reported.length > 0) screen.clear();
      reported = changed;
    },
    injectHtmlTags: () =>
      process.env.NODE_ENV === 'development' ? {headTags: [{tagName: 'script', innerHTML: NO_PREFETCH}]} : {},
    configureWebpack(config, _isServer, {currentBundler}) {
      if (config.mode === 'production') return {};
      const bundler = currentBundler.instance as unknown as Bundler;
      const strongImports = {
        test: path.join(generatedFilesDir, 'registry.js'),
        enforce: 'pre' as const,
        use: path.join(__dirname, 'strongImports.cjs'),
      };
      let middleware: ExpressRequestHandler;
      return {
        lazyCompilation: {imports: true, entries: false, test: MARKDOWN},
        module: {rules: [strongImports]},
        plugins: [
          // The middleware needs the compiler before the compiler starts, so a bundler plugin creates the middleware.
          {
            apply(compiler: Compiler): void {
              middleware = bundler.lazyCompilationMiddleware(compiler);
              record(compiler);
            },
          },
        ],
        devServer: {
          // The browser is usually on the same machine, where compression only costs time.
          compress: false,
          client: {progress: false},
          // Middlewares that this function returns run after core's.
          setupMiddlewares: (_middlewares, server) => {
            connectScreen(server);
            return [{name: 'preview', middleware}];
          },
        },
      };
    },
  };
}

function record({hooks}: Compiler): void {
  hooks.invalid.tap('preview', compilation.begin);
  hooks.watchRun.tap('preview', compilation.begin);
  hooks.done.tap('preview', (stats) => {
    compilation.end();
    reloadWhenFixed(stats.hasErrors());
  });
  hooks.failed.tap('preview', compilation.end);
}

/** Tells the writer, in the terminal and over the page, which data files have changed and what to do. */
function reportChanges(siteDir: string, files: readonly string[]): void {
  const messages = files.map((file) => {
    const absolute = path.join(siteDir, file);
    return describeChange(file, fs.existsSync(absolute) ? fs.readFileSync(absolute, 'utf8') : undefined);
  });
  logger.warn(messages.join('\n'));
  screen.show(messages.join('\n'));
}
