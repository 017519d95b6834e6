/** A loader of the bundler, which can run no TypeScript: hands the page to the function in its options. */
module.exports = function relay(source) {
  this.getOptions().load(this, source);
};
