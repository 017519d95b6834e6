/**
 * Docusaurus has our plugins loaded by jiti, which would make its own copies of these. This file is no
 * module, so jiti leaves it as it is, and they are those that Docusaurus itself uses.
 */
exports.mdxLoader = require('@docusaurus/mdx-loader').default;
exports.contentDocs = require('@docusaurus/plugin-content-docs').default;
exports.validateDocsOptions = require('@docusaurus/plugin-content-docs').validateOptions;
exports.normalizePluginOptions = require('@docusaurus/utils-validation').normalizePluginOptions;
exports.loadSiteConfig = require('@docusaurus/core/lib/server/config').loadSiteConfig;
