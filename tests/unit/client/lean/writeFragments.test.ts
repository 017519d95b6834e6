import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {writeFragments} from '../../../../plugins/client/lean/build/writeFragments';

function pageWith(text: string): string {
  const data = JSON.stringify({path: '/docs/cli', id: 'cli', toc: []});
  return `<!doctype html><html><head><script id=docs-page type=application/json>${data}</script>
<script src=/docs/assets/js/main.57b92981.js defer></script></head>
<body><article><div class="theme-doc-markdown markdown"><p>${text}</div></article></body></html>`;
}

// Two docs may have one route.
const PATHS = ['/docs/', '/docs/cli', '/docs/v6/cli', '/docs/cli'];
const FILES = ['index', 'cli', 'v6/cli'];

let dir: string;
beforeEach(async () => {
  dir = await fs.mkdtemp(path.join(os.tmpdir(), 'fragments-'));
});
afterEach(() => fs.rm(dir, {recursive: true}));

/** Builds a site of these pages from nothing; returns the articles of its fragments. */
async function build(texts: readonly string[], makers = 'one'): Promise<unknown[]> {
  const outDir = path.join(dir, 'build');
  await fs.rm(outDir, {recursive: true, force: true});
  await fs.mkdir(path.join(outDir, 'v6'), {recursive: true});
  for (const [i, file] of FILES.entries()) {
    await fs.writeFile(path.join(outDir, `${file}.html`), pageWith(texts[i] ?? ''));
  }
  writeFragments({outDir, baseUrl: '/docs/', docPaths: PATHS, cache: {dir: path.join(dir, 'cache'), makers}});
  const read = FILES.map((file) => fs.readFile(path.join(outDir, 'fragments', `${file}.json`), 'utf8'));
  return (await Promise.all(read)).map((text) => (JSON.parse(text) as {article: string}).article);
}

const kept = (): Promise<string[]> => fs.readdir(path.join(dir, 'cache'));

test('each doc has its fragment, and a build later the one of the page as it is then', async () => {
  expect(await build(['One', 'Two', 'Three'])).toEqual(['<p>One', '<p>Two', '<p>Three']);
  expect(await build(['One', 'Two, changed', 'Three'])).toEqual(['<p>One', '<p>Two, changed', '<p>Three']);
  expect(await build(['Three', 'Two', 'Two'])).toEqual(['<p>Three', '<p>Two', '<p>Two']);
  expect(await kept()).toHaveLength(2);
});

test('a page that is as it was has the fragment of the build before, unless something else decides', async () => {
  await build(['One', 'One', 'One']);
  const [name = ''] = await kept();
  await fs.writeFile(path.join(dir, 'cache', name), '{"article":"kept"}');
  expect(await build(['One', 'Two', 'Three'])).toEqual(['kept', '<p>Two', '<p>Three']);
  expect(await build(['One', 'Two', 'Three'], 'two')).toEqual(['<p>One', '<p>Two', '<p>Three']);
  expect(await kept()).toHaveLength(3);
});

test('what a build that was stopped left half written is not used, and goes', async () => {
  await build(['One', 'Two', 'Three']);
  const [name = ''] = await kept();
  await fs.rename(path.join(dir, 'cache', name), path.join(dir, 'cache', `${name}.new`));
  await fs.writeFile(path.join(dir, 'cache', `${name}.new`), 'half');
  expect(await build(['One', 'Two', 'Three'])).toEqual(['<p>One', '<p>Two', '<p>Three']);
  expect(await kept()).toHaveLength(3);
});
