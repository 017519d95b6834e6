import fs from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';
import {filesBelow} from '../../packages/lib/filesBelow';

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

/** Writes the compressed forms of each text in the folder `site` beside it, as `.br` and `.gz`, if they are smaller. */
export async function compressFiles(site: string): Promise<void> {
  const queue = filesBelow(site, () => false).filter((file) => TEXTS.has(path.extname(file)));
  const assets = path.join(site, 'assets');
  const work = async (): Promise<void> => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      await compressFile(file, file.startsWith(assets) ? BEST : QUALITY);
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
