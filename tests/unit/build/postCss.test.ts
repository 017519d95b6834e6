import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import postcss, {type AcceptedPlugin} from 'postcss';
import {postCss} from '../../../plugins/build/post-css';

/** A plugin that writes into style sheets how often it was made, and with which options. */
const COUNTING = `let made = 0;
module.exports = (options) => {
  const text = \`made \${++made} \${JSON.stringify(options)}\`;
  return {postcssPlugin: 'counting', Once: (root) => root.append({type: 'comment', text})};
};
module.exports.postcss = true;`;

describe('plugins/build/post-css', () => {
  let dir: string;
  let file: string;
  beforeEach(() => {
    dir = fs.mkdtempSync(path.join(os.tmpdir(), 'post-css-'));
    file = path.join(dir, 'counting.cjs');
    fs.writeFileSync(file, COUNTING);
  });
  afterEach(() => fs.rmSync(dir, {recursive: true}));

  const configured = (plugins: unknown[]) => postCss().configurePostCss?.({ident: 'postcss', plugins});
  const css = (plugins: unknown): string =>
    postcss(plugins as AcceptedPlugin[]).process('a {}', {from: ''}).css;

  it('makes a plugin that is named by its file once for all style sheets', () => {
    const plugins = configured([[file, {stage: 2}]])?.plugins;
    expect([css(plugins), css(plugins)]).toEqual(Array(2).fill('a {}\n/* made 1 {"stage":2} */'));
  });

  it('takes a file without options, and the default export of a module', () => {
    const other = path.join(dir, 'other.cjs');
    fs.writeFileSync(
      other,
      `exports.default = () => ({postcssPlugin: 'other', Once: (root) => root.removeAll()});`,
    );
    expect(css(configured([file])?.plugins)).toBe('a {}\n/* made 1 undefined */');
    expect(css(configured([other])?.plugins)).toBe('');
  });

  it('leaves plugins that are made already, and all other options, but has no configuration looked for', () => {
    const plugin = {postcssPlugin: 'made', Once: () => undefined};
    expect(configured([plugin])).toEqual({ident: 'postcss', config: false, plugins: [plugin]});
  });

  it('makes nothing before a style sheet needs it', () => {
    expect(() => configured(['./no-such-plugin'])).not.toThrow();
    expect(() => css(configured(['./no-such-plugin'])?.plugins)).toThrow('no-such-plugin');
  });
});
