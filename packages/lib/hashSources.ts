import path from 'node:path';
import {hashFiles} from './hashFiles';
import {importedFiles} from './importedFiles';

/** The folder that contains `plugins/`: the repository, or a copy of it that a test builds. */
const ROOT = path.join(__dirname, '../..');

/** Represents the versions of all installed packages. */
const LOCKFILE = 'package-lock.json';

/**
 * Returns a hash of a source file, everything that it imports, and the lockfile in `root`. A cache that this source
 * fills depends on these and on its input data.
 */
export function hashSources(entry: string, root = ROOT): string {
  const sources = importedFiles(entry).map((file) => path.relative(root, file));
  return hashFiles(root, [...sources, LOCKFILE]);
}
