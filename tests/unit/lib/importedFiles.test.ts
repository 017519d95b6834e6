import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {importedFiles} from '../../../packages/lib/importedFiles';

let dir: string;
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'imported-files-'));
});
afterEach(() => fs.rmSync(dir, {recursive: true}));

/** Writes files by their paths. */
function write(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(dir, name)), {recursive: true});
    fs.writeFileSync(path.join(dir, name), text);
  }
}

function imported(entry: string): string[] {
  return importedFiles(path.join(dir, entry)).map((file) => path.relative(dir, file));
}

test('a source comes with what it imports, however it imports it, in any folder', () => {
  write({
    'rule/index.ts': `import {a} from '../shared/a';
import type {B} from './b';
import list from './list.json';
export * from './view';
const late = () => import('../shared');
import fs from 'node:fs';
import ts from 'typescript';
// import './not-there';`,
    'rule/b.ts': '',
    'rule/list.json': '{}',
    'rule/view.tsx': '',
    'rule/unused.ts': '',
    'shared/a.ts': `const {load} = require('./load.cjs');`,
    'shared/load.cjs': '',
    'shared/index.ts': `import '../rule/index';`,
  });
  expect(imported('rule/index.ts')).toEqual([
    'rule/b.ts',
    'rule/index.ts',
    'rule/list.json',
    'rule/view.tsx',
    'shared/a.ts',
    'shared/index.ts',
    'shared/load.cjs',
  ]);
});

test('an import that leads nowhere is an error, because a key would leave it out', () => {
  write({'index.ts': `import './gone';`});
  expect(() => imported('index.ts')).toThrow("index.ts imports './gone', which does not exist.");
});
