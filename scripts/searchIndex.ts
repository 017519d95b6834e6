import path from 'node:path';
import {INDEX_DIR} from '../plugins/lib/searchIndexDir';
import {findPages} from '../plugins/search/index/readPages';
import {provideIndex} from '../plugins/search/index/provideIndex';
import {runScript, noArguments, requireBuild} from './commandLine';

const COMMAND = {
  script: 'search:index',
  does: 'Rebuilds the search index of the site in build/ without building the site. npm run build does this, too.',
};
const siteDir = path.resolve(__dirname, '..');
const outDir = path.join(siteDir, 'build');

/** Indexes the last build again, without building. */
async function run(): Promise<void> {
  requireBuild(siteDir);
  const start = performance.now();
  const pages = findPages(outDir, '/docs/');
  const read = performance.now();
  await provideIndex(pages, {siteDir, indexDir: path.join(outDir, INDEX_DIR)});
  const seconds = [read - start, performance.now() - read].map((ms) => (ms / 1000).toFixed(1));
  console.log(`${pages.length} pages: read in ${seconds[0]} s, indexed in ${seconds[1]} s.`);
}

void runScript(COMMAND, noArguments, run);
