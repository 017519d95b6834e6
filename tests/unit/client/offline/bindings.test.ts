import {Store} from '../../../../plugins/client/offline/browser/store';
import {PageBindings} from '../../../../plugins/client/offline/worker/bindings';
import {MemoryCaches} from '../../../support/memoryCaches';

const store = new Store('/docs/');
let now: number;
beforeEach(() => {
  now = 0;
  Object.defineProperty(globalThis, 'caches', {configurable: true, value: new MemoryCaches()});
});

const bindings = (): PageBindings => new PageBindings(store, () => now);

test('a worker that is started again knows the pages of the one before', async () => {
  const first = bindings();
  await Promise.all([first.bind('a', 'one'), first.bind('b', 'two')]);
  const second = bindings();
  expect(await second.deploymentOf('a')).toBe('one');
  expect(await second.deploymentOf('b')).toBe('two');
  expect(await second.deploymentOf('c')).toBeUndefined();
});

test('closed pages are forgotten, but not those that are being opened', async () => {
  const all = bindings();
  await all.bind('closed', 'one');
  now = 61_000;
  await all.bind('opening', 'two');
  expect(await all.used([])).toEqual(new Set(['two']));
  expect(await all.deploymentOf('closed')).toBeUndefined();
});
