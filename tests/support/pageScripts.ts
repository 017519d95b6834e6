import fs from 'node:fs';
import path from 'node:path';
import type {Page, Request} from 'playwright-core';
import {ROOT} from './fixtureSite';

/** The site's own script, which hydrates the page. */
export const MAIN_SCRIPT = 'main.*.js';

/** How requests for a file are handled: normally, held for now, with a network error, or with a 404. */
export type Answer = 'pass' | 'hold' | 'abort' | 'missing';

export type Gate = {
  /** Sets how requests are handled from now on, including those being held. */
  readonly set: (answer: Answer) => void;
  /** The number of times the page requested the file; a prefetched script isn't counted. */
  readonly requests: () => number;
};

/**
 * Returns the file name (a glob) of the script with the component for the route at `pathname` in the built fixture site
 * `site`. The route must be a page other than a doc. Throws if there is no such route.
 */
export function scriptOfRoute(site: string, pathname: string): string {
  const file = path.join(ROOT, '.cache/sites', site, '.docusaurus/routesChunkNames.json');
  const chunks = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, {readonly __comp: string}>;
  const found = Object.entries(chunks).find(([key]) => key.replace(/-[^-]*$/, '') === pathname);
  if (!found) throw new Error(`${site} has no route ${pathname}.`);
  return `${found[1].__comp}.*.js`;
}

/** Intercepts requests for the scripts named `file` (a glob) on `page`. They pass until the gate is set otherwise. */
export function gateScript(page: Page, file: string, first?: Answer): Promise<Gate> {
  // A prefetch only fills the cache; a page requests a script again to run it.
  return gate(page, `**/assets/js/${file}`, (request) => request.resourceType() === 'script', first);
}

/** Intercepts what navigation to `doc` fetches (a path from the site's root, such as `v6/cli`). */
export function gateFragment(page: Page, doc: string, first?: Answer): Promise<Gate> {
  return gate(page, `**/fragments/${doc}.json`, () => true, first);
}

/** Intercepts requests for the table of the version `name`. */
export function gateTable(page: Page, name: string, first?: Answer): Promise<Gate> {
  return gate(page, `**/versions/${name}.js*`, () => true, first);
}

/** Intercepts requests for the search index's files named `file` (a glob). */
export function gateIndex(page: Page, file: string, first?: Answer): Promise<Gate> {
  return gate(page, `**/search-index/${file}`, () => true, first);
}

/** Throws unless `page` is still blank, because a page that has already loaded may have made the requests. */
async function gate(
  page: Page,
  glob: string,
  counts: (request: Request) => boolean,
  first: Answer = 'pass',
): Promise<Gate> {
  if (page.url() !== 'about:blank') {
    throw new Error(
      `The gate before ${glob} comes too late: ${page.url()} has loaded already. Chromium tells the page's process of ` +
        'interception without waiting for it, so the first request of a busy page would pass. Put the gate up in ' +
        '`prepare`, before the navigation, and call `set` when the test needs it.',
    );
  }
  let answer = first;
  let requests = 0;
  let held: (() => void)[] = [];
  await page.route(glob, async (route) => {
    if (!counts(route.request())) return route.continue();
    requests += 1;
    if (answer === 'hold') await new Promise<void>((resolve) => held.push(resolve));
    switch (answer) {
      case 'abort':
        return route.abort();
      case 'missing':
        return route.fulfill({status: 404, contentType: 'text/html', body: '<h1>Page not found</h1>'});
      default:
        return route.continue();
    }
  });
  return {
    set: (next) => {
      answer = next;
      if (next === 'hold') return;
      held.forEach((resolve) => resolve());
      held = [];
    },
    requests: () => requests,
  };
}
