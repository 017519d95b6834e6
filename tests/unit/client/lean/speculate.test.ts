import {createSpeculation, MOST_PREFETCHES} from '../../../../plugins/client/lean/browser/speculate';

const PATHS = Array.from({length: 10}, (_, index) => `/docs/${index}`);

/** A speculation, what it fetched, and the switches of its surroundings. */
function make() {
  const fetched: string[] = [];
  const state = {frugal: false, down: false, unwanted: new Set<string>(), withTable: new Set<string>()};
  const store = {
    isPage: (pathname: string) => (state.withTable.has(pathname) ? undefined : !state.unwanted.has(pathname)),
    page: () => undefined,
    load: (pathname: string) => {
      fetched.push(pathname);
      return state.down ? Promise.reject(new Error('The network is down.')) : Promise.resolve();
    },
  };
  const speculation = createSpeculation(store, () => state.frugal);
  return {speculation, fetched, state};
}

test('at most six files are fetched for a view, and six more for the next', () => {
  const {speculation, fetched} = make();
  expect(PATHS.map(speculation.prefetch)).toEqual(PATHS.map((_, index) => index < MOST_PREFETCHES));
  expect(MOST_PREFETCHES).toBe(6);
  speculation.startView();
  PATHS.forEach(speculation.prefetch);
  expect(fetched).toEqual(PATHS);
});

test('a page that comes with a table counts as two files', () => {
  const {speculation, fetched, state} = make();
  state.withTable = new Set([...PATHS.slice(0, 2), ...PATHS.slice(3)]);
  // Two and two files and one: for another two there is no room, for one there is.
  expect(PATHS.slice(0, 5).map(speculation.prefetch)).toEqual([true, true, true, false, false]);
  expect(speculation.prefetch('/docs/one')).toBe(true);
  expect(fetched).toEqual(['/docs/0', '/docs/1', '/docs/2', '/docs/one']);
});

test('each file is fetched once, however its address is written and however often it is met', () => {
  const {speculation, fetched} = make();
  for (const path of ['/docs/cli', '/docs/cli/', '/docs/cli']) speculation.prefetch(path);
  speculation.startView();
  speculation.prefetch('/docs/cli');
  expect(fetched).toEqual(['/docs/cli']);
});

test('what is not wanted, or already tried, costs nothing of the view', () => {
  const {speculation, fetched, state} = make();
  state.unwanted = new Set(PATHS.slice(0, 4));
  PATHS.slice(0, 4).forEach(speculation.prefetch);
  for (let again = 0; again < 8; again += 1) speculation.prefetch('/docs/4');
  PATHS.slice(5).forEach(speculation.prefetch);
  expect(fetched).toEqual(PATHS.slice(4));
});

test('nothing is fetched on a slow or metered connection; later it may be', () => {
  const {speculation, fetched, state} = make();
  state.frugal = true;
  PATHS.forEach(speculation.prefetch);
  expect(fetched).toEqual([]);
  state.frugal = false;
  expect(speculation.prefetch('/docs/0')).toBe(true);
});

test('a fetch that failed may be tried again', async () => {
  const {speculation, fetched, state} = make();
  state.down = true;
  speculation.prefetch('/docs/0');
  await Promise.resolve();
  await Promise.resolve();
  state.down = false;
  expect(speculation.prefetch('/docs/0')).toBe(true);
  expect(fetched).toEqual(['/docs/0', '/docs/0']);
});
