import fs from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const TEXTS = new Set(['.css', '.html', '.js', '.json', '.md', '.svg', '.txt', '.xml']);
/** Below this size, in bytes, the headers are most of a response. */
const WORTH_IT = 500;
/** Quality 11 makes files 4% smaller than 9 and takes ten times as long, which is worth it for what all pages load. */
const QUALITY = 9;
const BEST = 11;
/** As many as Node.js has threads for compressing. */
const AT_ONCE = 4;

/**
 * Writes a file's compressed forms beside it, as `.br` and `.gz`, for each of `files` (absolute paths) that is a text and
 * gets smaller. `isShared` says which files all pages load.
 */
export async function compressFiles(
  files: readonly string[],
  isShared: (file: string) => boolean,
): Promise<void> {
  const queue = files.filter((file) => TEXTS.has(path.extname(file)));
  const work = async (): Promise<void> => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      await compressFile(file, isShared(file) ? BEST : QUALITY);
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, work));
}

async function compressFile(file: string, quality: number): Promise<void> {
  const content = await fs.readFile(file);
  if (content.length < WORTH_IT) return;
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const forms = {
    '.br': await brotli(content, {params}),
    '.gz': await gzip(content, {level: zlib.constants.Z_BEST_COMPRESSION}),
  };
  for (const [extension, compressed] of Object.entries(forms)) {
    if (compressed.length < content.length) await fs.writeFile(`${file}${extension}`, compressed);
  }
}
