import fs from 'node:fs';

/**
 * Returns what an earlier run left in `file`, as `parse` reads it; undefined if there is no such file or it cannot be
 * read. A cache may be damaged or written by another version of Node.js: what is in it is then made again.
 */
export function readKept<T>(file: string, parse: (content: Buffer) => T): T | undefined {
  try {
    return parse(fs.readFileSync(file));
  } catch {
    return undefined;
  }
}
