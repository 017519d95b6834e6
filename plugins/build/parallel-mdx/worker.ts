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
import type {Page, WorkerSite} from './types';

let site: WorkerSite;
let siteConfig: Promise<DocusaurusConfig>;
let options: Promise<object>;
let last: Promise<unknown> = Promise.resolve();

/** Loads the site's configuration. Call this first. */
export async function loadSite(given: WorkerSite): Promise<void> {
  site = given;
  const {siteDir, siteConfigPath} = site;
  siteConfig = loadSiteConfig({siteDir, customConfigFilePath: siteConfigPath}).then(
    (loaded) => loaded.siteConfig,
  );
  await siteConfig;
}

/** Makes the MDX options from what the docs plugin loaded. Call this second. */
export async function open(content: LoadedContent): Promise<void> {
  options = loadOptions(content);
  await options;
}

/** Returns the JavaScript module of a page. Pages are compiled one at a time, so that few are in memory. */
export function compile(page: Page): Promise<string> {
  const code = last.then(async () => compilePage(page, await options));
  last = code.catch(() => undefined);
  return code;
}

/**
 * Returns the MDX options that the docs plugin makes for the site. They contain functions, which can't be sent to a
 * worker, so the worker makes its own.
 */
async function loadOptions(content: LoadedContent): Promise<object> {
  const config = await siteConfig;
  const plugin = await withoutFiles(() =>
    contentDocs(
      // The plugin doesn't read the parts that are missing.
      {...site, siteConfig: {...config, baseUrl: site.baseUrl}} as Parameters<typeof contentDocs>[0],
      validateDocsOptions({validate: normalizePluginOptions, options: docsOptionsOf(config)}),
    ),
  );
  // Links between files are resolved with the loaded content; only the build creates routes.
  await plugin.contentLoaded?.({content, actions: NO_ACTIONS});
  const rules = plugin.configureWebpack?.({}, true, {} as ConfigureWebpackUtils, content)?.module?.rules;
  const use = rules?.map(mdxUse).find(Boolean);
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
