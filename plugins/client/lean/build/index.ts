import path from 'node:path';
import type {FasterConfig, LoadContext, Plugin} from '@docusaurus/types';
import {atomicWrite} from '../../../../packages/lib/atomicWrite';
import {inlineScript} from '../../../lib/inlineScript';
import {runInWorker} from '../../../lib/worker';
import {replaceModules} from '../../../lib/replaceModules';
import type {AfterBuild} from './afterBuild';
import {ARTICLE_STYLES, generate, GENERATED_FOLDER, type LeanSite} from './generate';
import type {main} from './headScript';
import {copyPageAssets, emitFromMarkdown, emitFromServer} from './pageAssets';
import {clientReplacements, serverReplacements} from './replacements';

/**
 * Returns the parts of Docusaurus Faster that the build uses. The lean client turns off the cache of compiled pages
 * that both builds share: with that cache, the server's build waits for pages that the browser's build compiles, and
 * here the browser's build compiles none (`@docusaurus/mdx-loader/lib/loader.js`). Without it, as in the preview, the
 * bundler keeps no cache on disk: the preview would save it after each change, and Rspack 1.7 panics and ends the
 * preview when two saves overlap. The cache would save 2 to 4 s of a second start.
 */
export function fasterParts(lean: boolean): FasterConfig {
  return {
    swcJsLoader: true,
    swcJsMinimizer: true,
    swcHtmlMinimizer: true,
    lightningCssMinimizer: true,
    mdxCrossCompilerCache: !lean,
    rspackBundler: true,
    rspackPersistentCache: lean,
    ssgWorkerThreads: true,
    gitEagerVcs: true,
  };
}

/**
 * Returns the plugin that makes the cost of a page depend on that page alone: articles stay the server's HTML, and
 * the browser gets neither compiled pages nor a table of all routes. README.md lists what is replaced.
 */
export function leanClient(context: LoadContext): Plugin {
  const headScript = inlineScript<typeof main>(path.join(__dirname, 'headScript.ts'));
  const generatedDir = path.join(context.generatedFilesDir, GENERATED_FOLDER);
  let site: LeanSite | undefined;
  return {
    name: 'lean-client',
    getClientModules: () => [path.join(generatedDir, ARTICLE_STYLES)],
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', attributes: {}, innerHTML: headScript}],
    }),
    configureWebpack(config, isServer, {currentBundler}) {
      // Runs once for both builds: Docusaurus has generated its files before it configures the first.
      site ??= generate(context);
      const {siteDir, outDir} = context;
      if (!isServer) {
        return {
          entry: path.join(siteDir, 'plugins/client/lean/browser/entry.ts'),
          plugins: [replaceModules(currentBundler, clientReplacements(siteDir, generatedDir))],
        };
      }
      emitFromServer(config);
      return {
        plugins: [
          replaceModules(currentBundler, serverReplacements(siteDir, generatedDir)),
          emitFromMarkdown(currentBundler),
          copyPageAssets(outDir),
        ],
      };
    },
    async postBuild({outDir, baseUrl}) {
      if (!site) throw new Error('lean-client: the site was built without its configureWebpack().');
      const originals = path.join(generatedDir, 'css');
      const work: AfterBuild = {originals, outDir, baseUrl, docPaths: site.docPaths};
      // A worker thread, because the search index is built on this thread at the same time and takes longer.
      await runInWorker(path.join(__dirname, 'afterBuild.ts'), work);
      for (const [name, script] of Object.entries(site.tables))
        atomicWrite(path.join(outDir, 'versions', `${name}.js`), script);
    },
  };
}
