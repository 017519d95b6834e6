import {problemOf, type Internal} from '../support/internals';

/**
 * Internals of Docusaurus that our plugins replace: a bump that moves them must fail here, not silently.
 * Those of `lean-client` are in `tests/contracts/leanClient.test.ts`.
 */
const INTERNALS: readonly Internal[] = [
  {
    file: 'core/lib/client/App.js',
    contains: "from './BaseUrlIssueBanner'",
    why: 'plugins/site/base-url-banner replaces this import',
  },
  {
    file: 'theme-classic/lib/index.js',
    contains: "'./prism-include-languages'",
    why: 'plugins/content/code-blocks keeps this client module out',
  },
  {
    file: 'core/lib/webpack/base.js',
    contains: 'experiments.cache = {',
    why: 'plugins/build/bundler-cache keys this cache',
  },
  {
    file: 'mdx-loader/lib/loader.js',
    contains: `    const compilerName = (0, utils_1.getWebpackLoaderCompilerName)(this);
    const callback = this.async();
    const options = this.getOptions();
    options.dependencies?.forEach(this.addDependency);
    try {
        const result = await loadMDXWithCaching({
            resource: this.resource,
            filePath: this.resourcePath,`,
    why: 'plugins/build/parallel-mdx gives this loader a context with these parts only',
  },
  {
    file: 'plugin-content-docs/lib/index.js',
    contains: "if (process.env.NODE_ENV === 'test') {\n        return undefined;",
    why: 'plugins/build/parallel-mdx has its thread leave the file of dependencies alone',
  },
  {
    file: 'mdx-loader/lib/createMDXLoader.js',
    contains:
      "if (process.env.NODE_ENV === 'test' || process.env.JEST_WORKER_ID) {\n        return optionsInput;",
    why: 'plugins/build/parallel-mdx has its thread make no cache that waits for another build',
  },
  {
    file: 'utils/lib/moduleUtils.js',
    contains: 'const jiti_1 = tslib_1.__importDefault(require("jiti"));',
    why: 'scripts/swcConfig.cjs gives this jiti another compiler',
  },
  {
    file: 'core/lib/server/config.js',
    contains: 'async function loadSiteConfig({ siteDir, customConfigFilePath, })',
    why: 'plugins/build/parallel-mdx loads the configuration with this',
  },
  {
    file: 'core/lib/server/codegen/codegenRoutes.js',
    contains: ', require.resolveWeak("${modulePath}")]',
    why: 'plugins/preview takes out of the registry',
  },
];

test.each(INTERNALS)('$file still holds what it should: $why', (internal) => {
  expect(problemOf(internal)).toBeUndefined();
});
