/*
 * Until November 2026, readers could keep versions of the docs on their device, and a service worker at this address served
 * them. Browsers keep a worker whose file is missing. This one replaces it, deletes what it stored, and removes itself, so
 * that those readers get the site from the server again. Delete this file and its test in December 2027.
 */
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire() {
  try {
    await Promise.all([caches.delete('docs-offline-files'), caches.delete('docs-offline-records')]);
  } finally {
    await self.registration.unregister();
  }
}
