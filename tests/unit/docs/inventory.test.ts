import {listPages} from '../../../packages/checks/listPages';
import {docsVersions} from '../../../packages/pages/versions';
import {oldRoutesOf} from '../../../plugins/lib/oldRoutes';
import {ROOT} from '../../support/fixtureSite';
import {INVENTORY_VERSIONS, readInventory, routeOf, unanswered} from '../../support/routes';

const BASE = '/docs';

/** The routes of all pages, whatever their version: an old route may lead to another one. */
const PAGES = docsVersions(ROOT).flatMap((version) =>
  listPages(ROOT, version).map((file) => routeOf(file, version)),
);

function redirectsTo(route: string): string[] {
  return oldRoutesOf(route.slice(BASE.length) || '/').map((old) => BASE + old);
}

test('every version of the inventory is a version of the site', () => {
  expect(docsVersions(ROOT)).toEqual(expect.arrayContaining(INVENTORY_VERSIONS));
});

// The inventory has the addresses that search engines, apps and old links know. Pages may be added, renamed and moved
// freely, as long as each of these leads somewhere.
describe.each(INVENTORY_VERSIONS)('the inventory of %s', (version) => {
  it('is answered, each address by a page or a redirect', () => {
    const paths = readInventory(version);
    expect(paths.length).toBeGreaterThanOrEqual(12);
    expect(unanswered(paths, PAGES, redirectsTo)).toEqual([]);
  });
});

describe('an address of the inventory', () => {
  const answers = unanswered.bind(undefined, ['/docs/old', '/docs/v6/cli']);

  it('that nothing answers is found, with what to do', () => {
    expect(answers(['/docs/v6/cli', '/docs/new'], () => [])).toEqual([
      '/docs/old: restore the page, or name its new route in MOVED of src/data/redirects.ts',
    ]);
  });

  it('is answered by a redirect to a page that moved', () => {
    const moved = (route: string): string[] => (route === '/docs/new' ? ['/docs/old'] : []);
    expect(answers(['/docs/v6/cli', '/docs/new'], moved)).toEqual([]);
    expect(answers(['/docs/v6/cli'], moved)).toHaveLength(1);
  });
});
