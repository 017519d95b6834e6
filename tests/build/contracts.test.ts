import fs from 'node:fs';
import path from 'node:path';
import {ROOT} from '../support/fixtureSite';

const DOCUSAURUS = path.join(ROOT, 'node_modules/@docusaurus');

/** Internals of Docusaurus that our plugins replace: a bump that moves them must fail here, not silently. */
const INTERNALS = [
  {
    file: 'core/lib/client/App.js',
    holds: "from './BaseUrlIssueBanner'",
    relied: 'plugins/base-url-banner replaces this import',
  },
  {
    file: 'theme-classic/lib/index.js',
    holds: "'./prism-include-languages'",
    relied: 'plugins/highlight keeps this client module out',
  },
  {
    file: 'core/lib/webpack/base.js',
    holds: 'experiments.cache = {',
    relied: 'plugins/build-cache keys this cache',
  },
  {
    file: 'mdx-loader/lib/loader.js',
    holds: `    const compilerName = (0, utils_1.getWebpackLoaderCompilerName)(this);
    const callback = this.async();
    const options = this.getOptions();
    options.dependencies?.forEach(this.addDependency);
    try {
        const result = await loadMDXWithCaching({
            resource: this.resource,
            filePath: this.resourcePath,`,
    relied: 'plugins/parallel-mdx gives this loader a context with these parts only',
  },
  {
    file: 'plugin-content-docs/lib/index.js',
    holds: "if (process.env.NODE_ENV === 'test') {\n        return undefined;",
    relied: 'plugins/parallel-mdx has its thread leave the file of dependencies alone',
  },
  {
    file: 'mdx-loader/lib/createMDXLoader.js',
    holds:
      "if (process.env.NODE_ENV === 'test' || process.env.JEST_WORKER_ID) {\n        return optionsInput;",
    relied: 'plugins/parallel-mdx has its thread make no cache that waits for another build',
  },
  {
    file: 'core/lib/server/config.js',
    holds: 'async function loadSiteConfig({ siteDir, customConfigFilePath, })',
    relied: 'plugins/parallel-mdx loads the configuration with this',
  },
  {
    file: 'core/lib/webpack/server.js',
    holds: "'../client/serverEntry.js'",
    relied: 'plugins/render-cache puts its own entry before',
  },
  {
    file: 'core/lib/client/serverEntry.js',
    holds: 'await preload(pathname);',
    relied: 'plugins/render-cache knows the chunks of',
  },
  {
    file: 'core/lib/client/preload.js',
    holds: 'matchRoutes(routes, p)',
    relied: 'plugins/render-cache matches alike',
  },
  {
    file: 'core/lib/server/codegen/codegenRoutes.js',
    holds: "import ComponentCreator from '@docusaurus/ComponentCreator'",
    relied: 'plugins/render-cache replaces in the routes',
  },
  {
    file: 'core/lib/server/codegen/codegenRoutes.js',
    holds: ', require.resolveWeak("${modulePath}")]',
    relied: 'plugins/lazy-pages takes out of the registry',
  },
] as const;

test.each(INTERNALS)('$file still holds what $relied', ({file, holds}) => {
  expect(fs.readFileSync(path.join(DOCUSAURUS, file), 'utf8')).toContain(holds);
});
