import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Writes a file that is kept between builds, and its folder. It appears whole, under a name of its own until then:
 * a machine that stops leaves no half of it, and of several processes the last one wins.
 */
export function atomicWrite(file: string, content: string | Uint8Array): void {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  const own = `${file}.${crypto.randomUUID()}`;
  fs.writeFileSync(own, content);
  fs.renameSync(own, file);
}
