import {parentPort, workerData} from 'node:worker_threads';
import type {LoadedContent, Options} from '@docusaurus/plugin-content-docs';
import type {
  ConfigureWebpackUtils,
  DocusaurusConfig,
  PluginContentLoadedActions,
  PluginModule,
} from '@docusaurus/types';
import {compilePage} from './compilePage';
import {mdxUse} from './mdxRule';
import {contentDocs, loadSiteConfig, normalizePluginOptions, validateDocsOptions} from './native.cjs';
import type {Answer, Request, WorkerSite} from './types';

const site = workerData as WorkerSite;
const loadedConfig = loadSiteConfig({siteDir: site.siteDir, customConfigFilePath: site.siteConfigPath});
let options: Promise<object> | undefined;
let last: Promise<unknown> = loadedConfig;

parentPort?.on('message', (request: Request) => {
  if ('content' in request) {
    options = loadOptions(request.content);
    return;
  }
  const {id, page} = request;
  const made = options;
  if (!made) throw new Error("parallel-mdx: a page arrived before the site's content.");
  last = last.then(async () => {
    parentPort?.postMessage(
      await compilePage(page, await made).then(
        (code): Answer => ({id, code}),
        (error: Error): Answer => ({id, error}),
      ),
    );
  });
});

/**
 * Returns the MDX options that the docs plugin makes for the site. They contain functions, which can't be sent to a
 * worker, so the worker makes its own.
 */
async function loadOptions(content: LoadedContent): Promise<object> {
  const {siteConfig} = await loadedConfig;
  const plugin = await withoutFiles(() =>
    contentDocs(
      // The plugin doesn't read the parts that are missing.
      {...site, siteConfig: {...siteConfig, baseUrl: site.baseUrl}} as Parameters<typeof contentDocs>[0],
      validateDocsOptions({validate: normalizePluginOptions, options: docsOptionsOf(siteConfig)}),
    ),
  );
  // Links between files are resolved with the loaded content; only the build creates routes.
  await plugin.contentLoaded?.({content, actions: NO_ACTIONS});
  const config = plugin.configureWebpack?.({}, true, {} as ConfigureWebpackUtils, content);
  const use = config?.module?.rules?.map(mdxUse).find(Boolean);
  if (!use) throw new Error('parallel-mdx: plugin-content-docs no longer has a rule for MDX.');
  return use.options;
}

/**
 * Runs `init` with the variable set that stops the plugin from writing its dependency file, because the build has
 * already written it.
 */
async function withoutFiles<T>(init: () => Promise<T>): Promise<T> {
  const {NODE_ENV} = process.env;
  process.env.NODE_ENV = 'test';
  try {
    return await init();
  } finally {
    process.env.NODE_ENV = NODE_ENV;
  }
}

const NO_ACTIONS: PluginContentLoadedActions = {
  addRoute: () => undefined,
  createData: (name) => Promise.resolve(name),
  setGlobalData: () => undefined,
};

function docsOptionsOf({plugins}: DocusaurusConfig): Options {
  for (const plugin of plugins) {
    if (!Array.isArray(plugin)) continue;
    const [module, options] = plugin as [PluginModule | string, Options];
    if (typeof module !== 'string' && module.validateOptions === validateDocsOptions) return options;
  }
  throw new Error(
    'parallel-mdx: no plugin in docusaurus.config.ts validates its options the way the docs plugin does.',
  );
}
