import type {Page} from 'playwright-core';

/** Elements that match a selector appeared in the document or disappeared from it. */
export type Sighting = {readonly selector: string; readonly present: boolean};

type WatchingWindow = Window & {sightings?: Sighting[]};

/**
 * Records, in every document that `page` opens, the order in which elements that match `selectors` appear and
 * disappear. Call it before the first navigation.
 */
export async function watchFor(page: Page, ...selectors: string[]): Promise<void> {
  await page.addInitScript((watched: string[]) => {
    const sightings: Sighting[] = [];
    (window as WatchingWindow).sightings = sightings;
    const present = new Set<string>();
    new MutationObserver(() => {
      for (const selector of watched) {
        const now = document.querySelector(selector) !== null;
        if (now === present.has(selector)) continue;
        if (now) present.add(selector);
        else present.delete(selector);
        sightings.push({selector, present: now});
      }
    }).observe(document, {childList: true, subtree: true, attributes: true});
  }, selectors);
}

/** Returns what was recorded in the current document for `selector`. */
export async function sightingsOf(page: Page, selector: string): Promise<Sighting[]> {
  const all = await page.evaluate(() => (window as WatchingWindow).sightings);
  if (!all) throw new Error('Nothing was watched for on this page: call watchFor first.');
  return all.filter((sighting) => sighting.selector === selector);
}
