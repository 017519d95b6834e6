/**
 * A bundler loader that passes the page to the function in its options. The bundler can't load TypeScript, so this
 * file is JavaScript.
 */
module.exports = function relay(source) {
  this.getOptions().load(this, source);
};
