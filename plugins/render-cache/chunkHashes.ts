import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Hashes of the server's files by content. */
export type ChunkHashes = {
  /** Of each chunk that routes name. */
  readonly chunks: Readonly<Record<string, string>>;
  /** Of all other files together. */
  readonly shared: string;
};

/**
 * Returns the hashes of the server's files below `serverDir`; `names` are the chunks that routes name,
 * whose files are called `<name>.js`.
 */
export function hashChunks(serverDir: string, names: ReadonlySet<string>): ChunkHashes {
  const chunks: Record<string, string> = {};
  const shared = crypto.createHash('sha256');
  const entries = fs.readdirSync(serverDir, {recursive: true, withFileTypes: true});
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => path.join(parentPath, name))
    .sort();
  for (const file of files) {
    const name = path.basename(file, '.js');
    const content = fs.readFileSync(file);
    if (names.has(name)) chunks[name] = crypto.createHash('sha256').update(content).digest('hex');
    else shared.update(path.relative(serverDir, file)).update('\0').update(content);
  }
  return {chunks, shared: shared.digest('hex')};
}
