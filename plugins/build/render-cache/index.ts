import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {atomicWrite} from '../../../packages/lib/atomicWrite';
import {filesBelow} from '../../../packages/lib/filesBelow';
import {hashOf} from '../../../packages/lib/hashFiles';
import type {RouteChunks} from '../../lib/chunkNames';
import {renderKeys} from './renderKeys';

/**
 * Returns the plugin that keeps the HTML of rendered pages from build to build, so that only changed pages are
 * rendered. Core has no hook for this, so `serverEntry.ts` becomes the entry of the server's bundle and calls core's
 * entry for pages that aren't cached.
 */
export function renderCache({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const dir = path.join(siteDir, '.cache/render');
  const keysFile = path.join(dir, 'keys.json');
  let keys: Readonly<Record<string, string>> = {};
  const writeKeys = (serverDir: string): void => {
    const chunks = fs.readFileSync(path.join(generatedFilesDir, 'routesChunkNames.json'), 'utf8');
    keys = renderKeys(JSON.parse(chunks) as RouteChunks, hashesBelow(serverDir));
    atomicWrite(keysFile, JSON.stringify(keys));
  };
  return {
    name: 'render-cache',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (!isServer || process.env.NODE_ENV !== 'production') return {};
      const {DefinePlugin} = currentBundler.instance;
      return {
        entry: {main: path.join(__dirname, 'serverEntry.ts')},
        // With hashes in chunk names, a change to one page would change the file that lists all chunks.
        output: {chunkFilename: 'assets/js/[name].js'},
        plugins: [
          new DefinePlugin({RENDER_CACHE: JSON.stringify({dir, keysFile})}),
          // After an error, nothing is written.
          (compiler: Compiler) =>
            compiler.hooks.done.tap('render-cache', (stats) => {
              if (!stats.hasErrors()) writeKeys(compiler.outputPath);
            }),
        ],
      };
    },
    postBuild() {
      const kept = new Set([path.basename(keysFile), ...Object.values(keys)]);
      for (const name of fs.readdirSync(dir)) if (!kept.has(name)) fs.rmSync(path.join(dir, name));
      return Promise.resolve();
    },
  };
}

/** Returns the hashes of all files below the server's output folder, by relative path. */
function hashesBelow(serverDir: string): Record<string, string> {
  const files = filesBelow(serverDir).sort();
  return Object.fromEntries(
    files.map((file) => [path.relative(serverDir, file), hashOf(fs.readFileSync(file))]),
  );
}

type Compiler = {
  readonly outputPath: string;
  readonly hooks: {
    readonly done: {tap(name: string, run: (stats: {readonly hasErrors: () => boolean}) => void): void};
  };
};
