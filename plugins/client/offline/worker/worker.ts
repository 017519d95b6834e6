import {Store} from '../browser/store';
import {PageBindings} from './bindings';
import {createHandlers} from './handlers';
import type {WorkerScope} from './scope';

/**
 * The service worker. It is registered when a reader keeps a version, and serves that version while the server can't be
 * reached. README.md says what it serves when.
 */

const scope = self as unknown as WorkerScope;
const baseUrl = new URL(scope.registration.scope).pathname;
const store = new Store(baseUrl);
const handlers = createHandlers({
  baseUrl,
  store,
  bindings: new PageBindings(store),
  openClients: async () => (await scope.clients.matchAll({includeUncontrolled: true})).map(({id}) => id),
});

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
scope.addEventListener('message', (event) => event.waitUntil(handlers.message(event.data, event.source?.id)));
scope.addEventListener('fetch', (event) => handlers.fetch(event));
