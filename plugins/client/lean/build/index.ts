import fs from 'node:fs/promises';
import path from 'node:path';
import type {FasterConfig, LoadContext, Plugin} from '@docusaurus/types';
import {runInWorker} from '../../../lib/worker';
import {replaceModules} from '../../../lib/replaceModules';
import type {AfterBuild} from './afterBuild';
import {ARTICLE_STYLES, generate, GENERATED_FOLDER, type LeanSite} from './generate';
import {headScript} from './headScript';
import {CopyPageAssets, emitFromServer, withEmit} from './pageAssets';
import {clientReplacements, serverReplacements} from './replacements';

/** Whether the lean client is part of this build: not in `npm start`, and not with `LEAN_CLIENT=off`. */
export function isLeanBuild(env: NodeJS.ProcessEnv): boolean {
  return env.NODE_ENV === 'production' && env.LEAN_CLIENT !== 'off';
}

/**
 * Returns the parts of Docusaurus Faster that the build uses: all, but with the lean client not the cache of
 * compiled pages that both builds share. There the server waits for what the browser's build compiles, and
 * that one compiles no pages (`@docusaurus/mdx-loader/lib/loader.js`).
 */
export function fasterParts(lean: boolean): FasterConfig {
  return {
    swcJsLoader: true,
    swcJsMinimizer: true,
    swcHtmlMinimizer: true,
    lightningCssMinimizer: true,
    mdxCrossCompilerCache: !lean,
    rspackBundler: true,
    rspackPersistentCache: true,
    ssgWorkerThreads: true,
    gitEagerVcs: true,
  };
}

/**
 * Makes what a page costs its reader depend on that page alone: articles stay the server's HTML, the
 * browser gets no compiled pages and no table of all routes. README.md says what is replaced and how.
 */
export function leanClient(context: LoadContext): Plugin {
  const generatedDir = path.join(context.generatedFilesDir, GENERATED_FOLDER);
  let site: LeanSite | undefined;
  return {
    name: 'lean-client',
    getClientModules: () => [path.join(generatedDir, ARTICLE_STYLES)],
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', attributes: {}, innerHTML: headScript()}],
    }),
    configureWebpack(config, isServer, {currentBundler}) {
      // Once, for both builds: the generated files are there when the first is configured.
      site ??= generate(context);
      const replacements = (isServer ? serverReplacements : clientReplacements)(
        context.siteDir,
        generatedDir,
      );
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      if (isServer) emitFromServer(config);
      const serverAssetPlugins = [
        new NormalModuleReplacementPlugin(/&emitFile=false!/, (resource) => {
          resource.request = withEmit(resource.request);
        }),
        new CopyPageAssets(context.outDir),
      ];
      return {
        ...(isServer ? {} : {entry: path.join(context.siteDir, 'plugins/client/lean/browser/entry.ts')}),
        plugins: [replaceModules(currentBundler, replacements), ...(isServer ? serverAssetPlugins : [])],
      };
    },
    async postBuild({outDir, baseUrl}) {
      if (!site) throw new Error('lean-client: the site was built without its configureWebpack().');
      await writeTables(outDir, site.tables);
      const work: AfterBuild = {
        usedCss: {originals: path.join(generatedDir, 'css')},
        fragments: {outDir, baseUrl, docPaths: site.docPaths},
      };
      // The search index is made at the same time, on this thread, and takes longer.
      await runInWorker(path.join(__dirname, 'afterBuildThread.ts'), work);
    },
  };
}

async function writeTables(outDir: string, tables: LeanSite['tables']): Promise<void> {
  await fs.mkdir(path.join(outDir, 'versions'), {recursive: true});
  for (const [name, script] of Object.entries(tables)) {
    await fs.writeFile(path.join(outDir, 'versions', `${name}.js`), script);
  }
}
