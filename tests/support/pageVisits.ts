import os from 'node:os';
import type {Page} from 'playwright-core';
import {closeContext, type ServedSite} from './browser';
import {canonicalOf} from './lineage';
import {visit, type Visit} from './pageCheck';
import {PUBLIC_ORIGIN} from './sitePages';

/** Desktop width but little height, because drawing isn't checked and takes time. */
const LOW = {width: 1280, height: 240};
/** One tab for each core, because a tab keeps a core busy. */
const TABS = os.availableParallelism();

/** Returns a visit for each page in `paths`, each expected to have the canonical URL that the lineage gives it. */
export function visitsTo(paths: readonly string[]): Visit[] {
  return paths.map((path) => ({path, status: 200, canonical: `${PUBLIC_ORIGIN}${canonicalOf(path)}`}));
}

/** Visits all pages in a few tabs that prefetch nothing; returns what is wrong with them, sorted. */
export async function problemsOf(site: ServedSite, visits: readonly Visit[]): Promise<string[]> {
  const queue = [...visits];
  const problems: string[] = [];
  const work = async (): Promise<void> => {
    const tab = await site.open('/docs/', {viewport: LOW, prepare: withoutPrefetching});
    for (let target = queue.shift(); target !== undefined; target = queue.shift()) {
      problems.push(...(await visit(tab, site.origin, target)));
    }
    await closeContext(tab.context);
  };
  await Promise.all(Array.from({length: Math.min(TABS, visits.length)}, work));
  return problems.sort();
}

/**
 * Turns on the browser's data saver, so that the site prefetches nothing: the pages behind the links are visited
 * anyway.
 */
async function withoutPrefetching(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
  });
}
