/**
 * Docusaurus loads our plugins with jiti, which would make its own copies of these packages. jiti doesn't transform a
 * CommonJS file, so this one gets the copies that Docusaurus itself uses.
 */
exports.mdxLoader = require('@docusaurus/mdx-loader').default;
exports.contentDocs = require('@docusaurus/plugin-content-docs').default;
exports.validateDocsOptions = require('@docusaurus/plugin-content-docs').validateOptions;
exports.normalizePluginOptions = require('@docusaurus/utils-validation').normalizePluginOptions;
exports.loadSiteConfig = require('@docusaurus/core/lib/server/config').loadSiteConfig;
/** An ES module; jiti would turn this `import()` into `require()`. */
exports.loadTinypool = () => import('tinypool');
