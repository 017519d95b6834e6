import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {filesBelow} from '../../../packages/lib/filesBelow';

let dir: string;
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'files-below-'));
  for (const file of ['a.ts', 'b/c.ts', 'node_modules/d.ts', 'b/build/e.ts']) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    fs.writeFileSync(path.join(dir, file), '');
  }
});
afterEach(() => fs.rmSync(dir, {recursive: true}));

const names = (files: readonly string[]): string[] => files.map((file) => path.relative(dir, file)).sort();

test('lists the files of all folders but those of npm', () => {
  expect(names(filesBelow(dir))).toEqual(['a.ts', 'b/build/e.ts', 'b/c.ts']);
});

test('leaves out what it is told to leave out', () => {
  const files = filesBelow(dir, (folder) => folder === 'build');
  expect(names(files)).toEqual(['a.ts', 'b/c.ts', 'node_modules/d.ts']);
});

test('follows links, to folders of npm too', () => {
  fs.symlinkSync(path.join(dir, 'b'), path.join(dir, 'linked'));
  fs.symlinkSync(path.join(dir, 'node_modules'), path.join(dir, 'b/node_modules'));
  expect(names(filesBelow(dir))).toEqual([
    'a.ts',
    'b/build/e.ts',
    'b/c.ts',
    'linked/build/e.ts',
    'linked/c.ts',
  ]);
});
