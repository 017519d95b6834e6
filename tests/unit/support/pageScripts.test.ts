import type {Page} from 'playwright-core';
import {gateScript, MAIN_SCRIPT} from '../../support/pageScripts';

/** As much of a page as a gate looks at before it is put up. */
function pageAt(url: string): {readonly page: Page; readonly routed: string[]} {
  const routed: string[] = [];
  const page = {
    url: () => url,
    route: (glob: string) => {
      routed.push(glob);
      return Promise.resolve();
    },
  };
  return {page: page as unknown as Page, routed};
}

test('a gate is put up before the navigation', async () => {
  const {page, routed} = pageAt('about:blank');
  await gateScript(page, MAIN_SCRIPT);
  expect(routed).toEqual(['**/assets/js/main.*.js']);
});

test('a gate before a page that has loaded is refused, because its first request would slip through', async () => {
  const {page, routed} = pageAt('http://127.0.0.1/docs/cli');
  await expect(gateScript(page, MAIN_SCRIPT)).rejects.toThrow(
    /comes too late: .*\/docs\/cli has loaded already/,
  );
  expect(routed).toEqual([]);
});
