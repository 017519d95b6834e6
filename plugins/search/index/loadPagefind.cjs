/**
 * Docusaurus has the configuration and its plugins loaded by jiti, which turns `import()` into `require()`;
 * Pagefind can only be imported. This file is no module, so jiti leaves it as it is.
 */
exports.loadPagefind = () => import('pagefind');
