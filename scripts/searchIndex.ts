import path from 'node:path';
import {INDEX_DIR} from '../src/search/catalog';
import {readPages} from '../plugins/search-index/readPages';
import {writeIndex} from '../plugins/search-index/writeIndex';

const outDir = path.resolve(__dirname, '../build');

/** Indexes the last build again, without building. */
async function run(): Promise<void> {
  const start = performance.now();
  const pages = await readPages(outDir, '/docs/');
  const read = performance.now();
  await writeIndex(pages, path.join(outDir, INDEX_DIR));
  const seconds = [read - start, performance.now() - read].map((ms) => (ms / 1000).toFixed(1));
  console.log(`${pages.length} pages: read in ${seconds[0]} s, indexed in ${seconds[1]} s.`);
}

run().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
