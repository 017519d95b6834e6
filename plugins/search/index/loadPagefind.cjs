/**
 * Loads Pagefind, which is an ES module. Docusaurus loads the configuration and its plugins with jiti, which turns
 * `import()` into `require()`. jiti doesn't transform this file, because it is CommonJS.
 */
exports.loadPagefind = () => import('pagefind');
