import http from 'node:http';
import path from 'node:path';
import type {Page} from 'playwright-core';
import {createStaticServer} from '../../scripts/staticServer';
import {serveSite, type Site} from '../support/browser';
import {ROOT} from '../support/fixtureSite';
import {expectSoon} from '../support/waiting';

/** The worker that used to serve versions that readers kept on their device. Delete this with static/offline-worker.js. */
const WORKER = '/docs/offline-worker.js';
const KEPT_PAGE = '/docs/offline/files/0123';
const OTHER_CACHE = 'of-another-site';

/** A worker that shows a stored page, as the old one did. */
const OLD_WORKER = `
  self.addEventListener('install', () => self.skipWaiting());
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
  self.addEventListener('fetch', (event) => {
    if (event.request.mode === 'navigate') event.respondWith(caches.match('${KEPT_PAGE}'));
  });
`;

let site: Site;
let isRetired = false;
beforeAll(async () => {
  const current = createStaticServer(path.join(ROOT, 'build'));
  const server = http.createServer((request, response) => {
    if (isRetired || request.url !== WORKER) current.emit('request', request, response);
    else response.writeHead(200, {'content-type': 'text/javascript'}).end(OLD_WORKER);
  });
  site = await serveSite(server);
});
afterAll(() => site.close());

/** Stores a page, and installs the old worker, both as the old site did when a reader kept a version. */
async function keepVersion(page: Page): Promise<void> {
  await page.evaluate(
    async ([worker, key, other]) => {
      const stored = new Response('<h1>A kept page</h1>', {headers: {'content-type': 'text/html'}});
      await (await caches.open('docs-offline-files')).put(key, stored);
      await (
        await caches.open('docs-offline-records')
      ).put('/docs/offline/records/current', new Response('1'));
      await caches.open(other);
      const isInControl = new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve),
      );
      await navigator.serviceWorker.register(worker, {scope: '/docs/', updateViaCache: 'none'});
      await isInControl;
    },
    [WORKER, KEPT_PAGE, OTHER_CACHE] as const,
  );
}

function installed(page: Page): Promise<{workers: number; caches: string[]}> {
  return page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }));
}

test('a browser with a kept version gets the site from the server again', async () => {
  const {page} = await site.open('/docs/apis/camera');
  await keepVersion(page);
  await page.reload();
  await page.getByRole('heading', {level: 1, name: 'A kept page'}).waitFor();

  isRetired = true;
  await page.reload();
  await expectSoon(() => installed(page), {workers: 0, caches: [OTHER_CACHE]});
  await page.reload();
  await page.getByRole('heading', {level: 1, name: 'Camera'}).waitFor();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});
