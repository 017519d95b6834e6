import {spawnSync} from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const PACKAGES = ['webpackbar', 'html-minifier-terser', '@docusaurus/babel'];

/** Runs a script that may `print()`; `loaded()` tells which of the packages Node has loaded, `from()` loads one as Docusaurus does. */
function run(
  script: string,
  preload: readonly string[] = ['--require', './scripts/lazyModules.cjs'],
): unknown {
  const text = `const bundler = require.resolve('@docusaurus/bundler');
const resolve = (name) => require.resolve(name, {paths: [bundler]});
const from = (name) => require(resolve(name));
const loaded = () => ${JSON.stringify(PACKAGES)}.filter((name) => require.cache[resolve(name)]?.children.length > 0);
const print = (value) => console.log(JSON.stringify(value));
${script}`;
  const {stdout, stderr} = spawnSync(process.execPath, [...preload, '-e', text], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

describe('scripts/lazyModules.cjs', () => {
  it('keeps Docusaurus from loading what it does not use', () => {
    const script = "require('@docusaurus/bundler'); print(loaded());";
    expect(run(script)).toEqual([]);
    // Otherwise the list could leave out a package: Docusaurus would no longer load it either.
    expect(run(script, [])).toEqual(PACKAGES);
  });

  it('loads a package when it is asked for something', () => {
    const script = "print([typeof from('@docusaurus/babel').getBabelOptions, loaded()]);";
    expect(run(script)).toEqual(['function', ['@docusaurus/babel']]);
  });

  it('stands for a class', () => {
    const script = `const Bar = from('webpackbar');
const bar = new Bar({name: 'a'});
print([bar instanceof from('webpackbar'), typeof bar.apply, loaded()]);`;
    expect(run(script)).toEqual([true, 'function', ['webpackbar']]);
  });
});
