import fs from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../../../lib/filesBelow';
import {memoize} from '../../../../lib/memoize';

/** The package that contains the plugins that are part of Capacitor itself. */
export const CORE = '@capacitor/core';

/**
 * Folders that contain none of the plugin's own code: tests, build output, and packages installed by npm and
 * CocoaPods.
 */
const SKIPPED = /^(?:Tests|\w+Tests|test|androidTest|build|node_modules|Pods)$/;

/**
 * How many folders are memoized. Many plugins of Capacitor 2 share one, and each is searched for several kinds of
 * files.
 */
const KEPT = 50;

/** Returns the absolute paths of the source files below `dir` whose names end with one of `endings`, sorted. */
export function sourceFiles(dir: string, endings: readonly string[]): string[] {
  return allFiles(dir).filter((file) => endings.some((ending) => file.endsWith(ending)));
}

const allFiles = memoize(KEPT, (dir: string): readonly string[] =>
  filesBelow(dir, (folder) => SKIPPED.test(folder)).sort(),
);

/** Returns the folder of the npm package that contains `dir`. */
export function packageRoot(dir: string): string {
  if (fs.existsSync(path.join(dir, 'package.json'))) return dir;
  const parent = path.dirname(dir);
  if (parent === dir) throw new Error('No parent folder contains a package.json.');
  return packageRoot(parent);
}
