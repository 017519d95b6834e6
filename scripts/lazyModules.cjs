/**
 * For `node --require`: has Docusaurus load packages when it uses them first, which with Rspack and SWC it never does. To
 * load them takes half a second when it starts, and again in each thread that renders pages.
 */
const Module = require('node:module');

/** A package, and by which of Docusaurus's it is loaded. */
const PACKAGES = [
  ['webpackbar', '@docusaurus/bundler'],
  ['html-minifier-terser', '@docusaurus/bundler'],
  ['@docusaurus/babel', '@docusaurus/bundler'],
];

/** Puts in the place of a module, in Node's cache, what loads it as soon as it is asked for anything. */
function loadLate(file) {
  const stub = new Module(file);
  let loaded;
  const load = () => {
    if (!loaded) {
      delete require.cache[file];
      loaded = {exports: require(file)};
    }
    return loaded.exports;
  };
  stub.filename = file;
  stub.loaded = true;
  // A function, so that it can stand for a class.
  stub.exports = new Proxy(function () {}, {
    // Compiled imports ask for this at once. A module of CommonJS has none, and one of the others is asked by name.
    get: (_, key) => (key === '__esModule' ? undefined : load()[key]),
    has: (_, key) => key in load(),
    construct: (_, args) => Reflect.construct(load(), args),
    apply: (_, self, args) => Reflect.apply(load(), self, args),
  });
  require.cache[file] = stub;
}

for (const [name, parent] of PACKAGES) loadLate(require.resolve(name, {paths: [require.resolve(parent)]}));
