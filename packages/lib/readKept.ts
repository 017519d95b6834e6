import fs from 'node:fs';

/**
 * Returns what `parse` makes of a cached file, or undefined if the file doesn't exist or can't be parsed. A cached
 * file may be damaged or written by another version of Node.js, so the caller then computes its content again.
 */
export function readKept<T>(file: string, parse: (content: Buffer) => T): T | undefined {
  try {
    return parse(fs.readFileSync(file));
  } catch {
    return undefined;
  }
}
