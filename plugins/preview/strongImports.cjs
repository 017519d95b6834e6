/**
 * A bundler loader for `.docusaurus/registry.js` that removes the weak references to pages next to the imports. Only
 * rendering on the server needs them, and each makes the bundler compile its page at once.
 */
module.exports = (source) => source.replaceAll(/require\.resolveWeak\("[^"]*"\)/g, 'undefined');
