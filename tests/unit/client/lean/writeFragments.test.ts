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

test('each doc has the fragment of its page', async () => {
  await fs.mkdir(path.join(dir, 'v6'), {recursive: true});
  for (const file of FILES) await fs.writeFile(path.join(dir, `${file}.html`), pageWith(`Page ${file}`));
  writeFragments({outDir: dir, baseUrl: '/docs/', docPaths: PATHS});
  for (const file of FILES) {
    const fragment = await fs.readFile(path.join(dir, 'fragments', `${file}.json`), 'utf8');
    expect(JSON.parse(fragment)).toMatchObject({article: `<p>Page ${file}`});
  }
});
