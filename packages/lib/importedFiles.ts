import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {memoize} from './memoize';

/** How many sources' imports are memoized: enough for all of ours, since several entries share most of theirs. */
const KEPT = 1000;

/** The endings that an import may omit. */
const ENDINGS = ['', '.ts', '.tsx', '.cjs', '/index.ts', '/index.tsx'];

/**
 * Returns the absolute paths of a source file and of all sources that it imports, directly or indirectly, in a stable
 * order. Packages are left out, because `package-lock.json` represents them. Type imports are included, because a
 * changed type often comes with changed behavior. Throws if an imported file doesn't exist, because a cache key would
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
