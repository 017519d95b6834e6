import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {OfflineSite} from '../../../../plugins/client/offline/build/listFiles';

/** What the small built site of these tests consists of, by file. */
export type Files = Readonly<Record<string, string>>;

const page = (version: string, text: string): string =>
  `<head><script src=/docs/versions/${version}.js?abc defer></script>` +
  '<script src=/docs/assets/js/main.1.js></script><script id=docs-page type=application/json>{"path":"/x"}</script></head>' +
  `<body><article><div class="theme-doc-markdown markdown">${text}</div></article></body>`;

/** A site with two versions. Only the first has a picture and a page that has moved. */
export const FILES: Files = {
  '.deployment.json': JSON.stringify({
    baseUrl: '/docs/',
    headers: {'Referrer-Policy': 'no-referrer'},
    redirects: [
      {from: '/docs/old', to: '/docs/cli'},
      {from: '/docs/v6/old', to: '/docs/v6/other'},
    ],
  }),
  'index.html': page('v7', 'Home'),
  'cli.html': page('v7', 'CLI <img src=/docs/assets/images/a%20b.png>'),
  'v6.html': page('v6', 'Old home'),
  'search.html': page('v7', ''),
  'assets/js/main.1.js': 'main',
  'assets/js/main.1.js.LICENSE.txt': 'license',
  'assets/images/a b.png': 'picture',
  'assets/images/other.png': 'of no page',
  'img/favicon.svg': '<svg/>',
  'img/social-card.png': 'card',
  'versions/v7.js': 'table 7',
  'versions/v6.js': 'table 6',
  'search-index/versions.json': JSON.stringify({versions: [{name: 'v7', folder: 'v7-1'}], all: {}}),
  'search-index/v7-1/catalog.json': '{}',
};

/** Writes a built site into a temporary folder, and returns it. */
export function makeSite(files: Files = FILES): OfflineSite {
  const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'offline-'));
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.join(outDir, path.dirname(name)), {recursive: true});
    fs.writeFileSync(path.join(outDir, name), content);
  }
  return {
    outDir,
    baseUrl: '/docs/',
    versions: [
      {name: 'v7', label: 'v7', home: '/docs/', pages: ['/docs/', '/docs/cli']},
      {name: 'v6', label: 'v6', home: '/docs/v6', pages: ['/docs/v6']},
    ],
    sharedPages: ['search'],
  };
}
