import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {memoize} from './memoize';

/** Sources whose imports are remembered: all of ours. Several entries share most of theirs. */
const KEPT = 1000;

/** What an import may leave out of the name of a file. */
const ENDINGS = ['', '.ts', '.tsx', '.cjs', '/index.ts', '/index.tsx'];

/**
 * Returns the absolute paths of a source file and of all the sources it imports, directly or through others, in a
 * stable order. Packages are left out: `package-lock.json` stands for them. Types count too, because a changed type
 * often comes with changed behavior. Throws if an import leads to no file: a cache key made from the result would
 * otherwise leave that file out.
 */
export function importedFiles(entry: string): string[] {
  const found = new Set<string>();
  const waiting = [path.resolve(entry)];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    waiting.push(...importsOf(file));
  }
  return [...found].sort();
}

function importsOf(file: string): string[] {
  if (file.endsWith('.json')) return [];
  return relativeImports(fs.readFileSync(file, 'utf8')).map((name) => resolve(name, file));
}

const relativeImports = memoize(KEPT, (source) =>
  ts
    .preProcessFile(source, true, true)
    .importedFiles.map(({fileName}) => fileName)
    .filter((name) => name.startsWith('.')),
);

function resolve(name: string, from: string): string {
  const target = path.resolve(path.dirname(from), name);
  const file = ENDINGS.map((ending) => target + ending).find(isFile);
  if (file === undefined) throw new Error(`${from} imports '${name}', which does not exist.`);
  return file;
}

function isFile(file: string): boolean {
  return fs.statSync(file, {throwIfNoEntry: false})?.isFile() === true;
}
