/**
 * For `node --require`: has Docusaurus load packages when it uses them first, which with Rspack and SWC it never does. To
 * load them takes a third of a second when it starts, and half a one in each thread that renders pages.
 */
const Module = require('node:module');

const BUNDLER = require.resolve('@docusaurus/bundler');
/** What Docusaurus's bundler loads. */
const PACKAGES = ['webpackbar', 'html-minifier-terser', '@docusaurus/babel'];

/** Puts in the place of a module, in Node's cache, what loads it as soon as it is asked for anything. */
function loadLate(file) {
  const stub = new Module(file);
  const load = () => {
    if (require.cache[file] === stub) delete require.cache[file];
    return require(file);
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

for (const name of PACKAGES) loadLate(require.resolve(name, {paths: [BUNDLER]}));
