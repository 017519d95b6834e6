import fs from 'node:fs';
import path from 'node:path';

/**
 * Returns the absolute paths of all files below the folder `dir`, in no particular order. Skips folders whose name
 * `isSkipped` accepts; by default, these are `node_modules`. Symbolic links are followed.
 */
export function filesBelow(
  dir: string,
  isSkipped: (folder: string) => boolean = (folder) => folder === 'node_modules',
): string[] {
  return fs.readdirSync(dir, {withFileTypes: true}).flatMap((entry) => {
    const file = path.join(dir, entry.name);
    const isFolder = entry.isSymbolicLink() ? fs.statSync(file).isDirectory() : entry.isDirectory();
    if (!isFolder) return [file];
    return isSkipped(entry.name) ? [] : filesBelow(file, isSkipped);
  });
}
