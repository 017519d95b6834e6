/**
 * Docusaurus loads our plugins with jiti, which would make its own copy of this package. jiti doesn't transform a
 * CommonJS file, so this one gets the copy that Docusaurus itself uses.
 */
exports.contentDocs = require('@docusaurus/plugin-content-docs').default;
exports.validateDocsOptions = require('@docusaurus/plugin-content-docs').validateOptions;
