import logger from '@docusaurus/logger';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {buildSummary} from './buildSummary';

/** The parts of the bundler's compiler that this plugin uses. */
type Compiler = {
  readonly hooks: {readonly done: {tap(name: string, run: (stats: {hasErrors(): boolean}) => void): void}};
};

/**
 * Prints a line for each step of a build, then the number of pages, warnings and seconds. Prints nothing in the
 * preview.
 */
export function buildProgress(): Plugin {
  const name = 'build-progress';
  if (process.env.NODE_ENV !== 'production') return {name};
  const countWarnings = watchWarnings();
  const bundled = new Set<string>();
  let pages: number | undefined;
  const step = (text: string): void => logger.info(`${text} (${Math.round(process.uptime())} s)`);
  step('Reading docs');
  process.once('exit', (code) => {
    if (code !== 0 || pages === undefined) return;
    logger.success(buildSummary({pages, seconds: process.uptime(), warnings: countWarnings()}));
  });
  return {
    name,
    allContentLoaded({allContent}) {
      const content = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
      const versions = content?.loadedVersions ?? [];
      const docs = versions.reduce((sum, version) => sum + version.docs.length, 0);
      step(`Bundling ${docs} docs in ${versions.length} versions for the browser and the server`);
    },
    configureWebpack(_config, isServer) {
      const side = isServer ? 'server' : 'browser';
      const finish = (): void => {
        bundled.add(side);
        step(bundled.size < 2 ? `Bundled for the ${side}` : `Bundled for the ${side}; rendering pages`);
      };
      return {
        plugins: [
          {
            apply({hooks}: Compiler): void {
              hooks.done.tap(name, (stats) => {
                if (!stats.hasErrors()) finish();
              });
            },
          },
        ],
      };
    },
    postBuild({routesPaths}) {
      pages = routesPaths.length;
      step('Rendered pages; checking links, building the search index and reducing style sheets');
      return Promise.resolve();
    },
  };
}

/**
 * Starts counting warnings and returns a function that returns the count. Docusaurus and the bundler print all warnings
 * with `console.warn`.
 */
function watchWarnings(): () => number {
  const warn = console.warn;
  let count = 0;
  console.warn = (...texts: unknown[]): void => {
    count += 1;
    warn(...texts);
  };
  return () => count;
}
