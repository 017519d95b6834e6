import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Writes a file, and creates its folder if necessary. The content goes to a temporary file first, which is then
 * renamed, so a crash never leaves a partial file and, of several processes, the last one wins.
 */
export function atomicWrite(file: string, content: string | Uint8Array): void {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  const own = `${file}.${crypto.randomUUID()}`;
  fs.writeFileSync(own, content);
  fs.renameSync(own, file);
}
