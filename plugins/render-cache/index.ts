import fs from 'node:fs/promises';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {hashChunks} from './chunkHashes';
import {namesOf, type ChunkNames} from './chunkNames';
import {storedName} from './store';

const RESULTS_DIR = '.cache/render';

/**
 * Keeps what pages rendered to from build to build, and renders those that changed. Core has no place for
 * that, so the server's bundle gets our entry, which asks core's when nothing is stored.
 */
export function renderCache({
  siteDir,
  generatedFilesDir,
}: Pick<LoadContext, 'siteDir' | 'generatedFilesDir'>): Plugin {
  const dir = path.join(siteDir, RESULTS_DIR);
  const hashes = path.join(siteDir, '.cache/render-chunks.json');
  let start = Infinity;

  const hashServer = (serverDir: string): void => {
    const file = path.join(generatedFilesDir, 'routesChunkNames.json');
    const names = namesOf(JSON.parse(readFileSync(file, 'utf8')) as ChunkNames);
    mkdirSync(dir, {recursive: true});
    writeFileSync(hashes, JSON.stringify(hashChunks(serverDir, new Set(names))));
    start = Date.now();
  };

  return {
    name: 'render-cache',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (!isServer) return {};
      const {DefinePlugin, NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        entry: {main: path.join(__dirname, 'serverEntry.ts')},
        output: {chunkFilename: 'assets/js/[name].js'},
        // No reader loads these files, so it does not pay to make them smaller.
        optimization: {
          usedExports: false,
          innerGraph: false,
          mangleExports: false,
          splitChunks: false,
          realContentHash: false,
          mergeDuplicateChunks: false,
        },
        plugins: [
          new DefinePlugin({RENDER_CACHE: JSON.stringify({dir, hashes})}),
          new NormalModuleReplacementPlugin(
            /^@docusaurus\/ComponentCreator$/,
            path.join(__dirname, 'createComponent.ts'),
          ),
          afterBuild(hashServer),
        ],
      };
    },
    async postBuild({routesPaths}) {
      const rendered = await keepOnly(dir, new Set(routesPaths.map(storedName)), start);
      logger.info(`Rendered ${rendered} of ${routesPaths.length} pages; the others did not change.`);
    },
  };
}

type Stats = {readonly hasErrors: () => boolean};

type Compiler = {
  readonly outputPath: string;
  readonly hooks: {readonly done: {tap(name: string, run: (stats: Stats) => void): void}};
};

/** A bundler's plugin that hands on the output's folder when all files are written: none are after an error. */
function afterBuild(run: (outputPath: string) => void): {apply(compiler: Compiler): void} {
  return {
    apply: (compiler) =>
      compiler.hooks.done.tap('render-cache', (stats) => {
        if (!stats.hasErrors()) run(compiler.outputPath);
      }),
  };
}

/** Deletes all stored results but those of `names`; returns how many were stored after `start`. */
async function keepOnly(dir: string, names: ReadonlySet<string>, start: number): Promise<number> {
  const stored = await fs.readdir(dir);
  const old = stored.filter((name) => !names.has(name));
  await Promise.all(old.map((name) => fs.rm(path.join(dir, name))));
  const kept = await Promise.all(
    stored.filter((name) => names.has(name)).map((name) => fs.stat(path.join(dir, name))),
  );
  return kept.filter(({mtimeMs}) => mtimeMs >= start).length;
}
