/**
 * Bundler loader for `.docusaurus/registry.js`: drops the weak references to pages that stand beside the imports.
 * A weak reference has its module compiled at once; they serve rendering on the server only.
 */
module.exports = (source) => source.replaceAll(/require\.resolveWeak\("[^"]*"\)/g, 'undefined');
