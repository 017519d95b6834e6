import fs from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright-core';
import {ROOT} from './fixtureSite';

/** The site's own script, which hydrates the page. */
export const MAIN_SCRIPT = 'main.*.js';

/** How a script's requests are answered: as usual, not at all for now, by a broken network, or with 404. */
export type Answer = 'pass' | 'hold' | 'abort' | 'missing';

export type ScriptGate = {
  /** Sets how requests are answered from now on, those that are held too. */
  readonly set: (answer: Answer) => void;
  /** How often the page asked for the script to run it; prefetching does not count. */
  readonly requests: () => number;
};

/**
 * Returns the file name of the script that holds the doc at `source` (from the site's folder) in the
 * built fixture site `site`. Throws unless there is exactly one.
 */
export function scriptOfDoc(site: string, source: string): string {
  const dir = path.join(ROOT, '.cache/sites', site, 'build/assets/js');
  const found = fs
    .readdirSync(dir)
    .filter((file) => fs.readFileSync(path.join(dir, file), 'utf8').includes(`"source":"@site/${source}"`));
  const [file] = found;
  if (file === undefined || found.length > 1) {
    throw new Error(`${found.length} scripts of ${site} hold ${source}; there should be one.`);
  }
  return file;
}

/** Puts a gate before the scripts named `file` (a glob) on `page`. It lets them pass until told otherwise. */
export async function gateScript(page: Page, file: string, first: Answer = 'pass'): Promise<ScriptGate> {
  let answer = first;
  let requests = 0;
  let held: (() => void)[] = [];
  await page.route(`**/assets/js/${file}`, async (route) => {
    // A prefetch only warms the cache; pages run scripts that they ask for as such.
    if (route.request().resourceType() !== 'script') return route.continue();
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
