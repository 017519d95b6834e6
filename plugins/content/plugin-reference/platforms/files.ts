import fs from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../../lib/filesBelow';
import {memoize} from '../../../lib/memoize';

/** The package in which some plugins come with Capacitor itself. */
export const CORE = '@capacitor/core';

/** Folders without code of the plugin itself: tests, build output, what npm and CocoaPods install. */
const SKIPPED = /^(?:Tests|\w+Tests|test|androidTest|build|node_modules|Pods)$/;

/** Folders whose files are kept: many plugins of Capacitor 2 share one, and each is asked for several kinds. */
const KEPT = 50;

/** Returns the source files below `dir` whose name ends with one of `endings`, absolute and sorted. */
export function sourceFiles(dir: string, endings: readonly string[]): string[] {
  return allFiles(dir).filter((file) => endings.some((ending) => file.endsWith(ending)));
}

const allFiles = memoize(KEPT, (dir: string): readonly string[] =>
  filesBelow(dir, (folder) => SKIPPED.test(folder)).sort(),
);

/** Returns what `read` makes of the text of a file; an error names the file. */
export function readWith<T>(file: string, read: (text: string) => T): T {
  try {
    return read(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file}: ${messageOf(error)}`, {cause: error});
  }
}

/** Returns the folder of the npm package in which `dir` lies. */
export function packageRoot(dir: string): string {
  if (fs.existsSync(path.join(dir, 'package.json'))) return dir;
  const parent = path.dirname(dir);
  if (parent === dir) throw new Error('No parent folder contains a package.json.');
  return packageRoot(parent);
}

/** Returns what a caught error says. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
