import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../..');
const LOAD = `const {loadFreshModule} = require('@docusaurus/utils');
loadFreshModule(process.argv[1]).then(
  (value) => console.log(JSON.stringify(value)),
  (error) => console.log(error.message, error.cause?.message),
).then(() => {
  const loaded = Object.keys(require.cache).filter((file) => file.includes('/jiti/dist/'));
  console.log(loaded.map((file) => file.split('/').pop()).join(' '));
});`;

describe('loading TypeScript with scripts/swcConfig.cjs', () => {
  let dir: string;
  beforeEach(() => {
    dir = fs.mkdtempSync(path.join(os.tmpdir(), 'swc-config-'));
  });
  afterEach(() => fs.rmSync(dir, {recursive: true}));

  /** Returns what Docusaurus loads from `text`, or its complaint, and then which of jiti's files it used. */
  function load(text: string, preload = ['--require', './scripts/swcConfig.cjs']): [string, string] {
    const file = path.join(dir, 'site.config.ts');
    fs.writeFileSync(file, text);
    const {stdout, stderr} = spawnSync(process.execPath, [...preload, '-e', LOAD, file], {
      cwd: ROOT,
      encoding: 'utf8',
      env: {...process.env, JITI_CACHE: 'false'},
    });
    expect(stderr).toBe('');
    const lines = stdout.trimEnd().split('\n');
    return [lines.slice(0, -1).join('\n'), lines.at(-1) ?? ''];
  }

  const CONFIG = `import type {Config} from '@docusaurus/types';
import {title} from './title';
import data from './data.json';
enum Kind { Docs = 'docs' }
const tagline = __dirname.split('/').at(-1)!.slice(0, 10) ?? 'none';
export default {title, tagline, customFields: {...data, kind: Kind.Docs}} satisfies Partial<Config>;
`;

  it('gives what Babel gives, without Babel', () => {
    fs.writeFileSync(path.join(dir, 'title.ts'), "export const title: string = 'A title';\n");
    fs.writeFileSync(path.join(dir, 'data.json'), '{"number": 1}');
    const [value, files] = load(CONFIG);
    const [stock, stockFiles] = load(CONFIG, []);
    expect(JSON.parse(value)).toEqual({
      title: 'A title',
      tagline: 'swc-config',
      customFields: {number: 1, kind: 'docs'},
    });
    expect(value).toBe(stock);
    expect([files, stockFiles]).toEqual(['jiti.js', 'jiti.js babel.js']);
  });

  it('says where a mistake is', () => {
    const [complaint] = load("export default {\n  title: 'A title'\n  tagline: 'No comma before',\n};\n");
    expect(complaint).toContain(path.join(dir, 'site.config.ts'));
    expect(complaint).toContain("Expected ',', got 'ident'");
    expect(complaint).toMatch(/^ *3 \| +tagline/m);
    expect(complaint).not.toContain('backtrace');
  });
});
