import type {Page} from 'playwright-core';

type Source = {readonly node?: Node; readonly previousRect: DOMRect; readonly currentRect: DOMRect};
type LayoutShift = PerformanceEntry & {readonly value: number; readonly sources: readonly Source[]};

/**
 * Returns the current page's layout shifts since it was opened, as Chromium scores them: how much, when, and which
 * elements moved from where to where.
 */
export function layoutShiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const rect = ({x, y, width, height}: DOMRect): string => [x, y, width, height].join(' ');
        const moved = ({node, previousRect, currentRect}: Source): string => {
          const what = node instanceof Element ? node.outerHTML : node?.textContent;
          return `${what?.slice(0, 120) ?? 'what is gone'} (${rect(previousRect)} to ${rect(currentRect)})`;
        };
        // Buffered entries arrive within two frames, even if there are none.
        const shifts: string[] = [];
        const observer = new PerformanceObserver((list) => {
          for (const {value, startTime, sources} of list.getEntries() as LayoutShift[]) {
            shifts.push(`${value} at ${startTime} ms: ${sources.map(moved).join(', ')}`);
          }
        });
        observer.observe({type: 'layout-shift', buffered: true});
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            observer.disconnect();
            resolve(shifts);
          }),
        );
      }),
  );
}

/**
 * Delays the first paint of documents that `page` opens until they are completely parsed. A busy machine may paint
 * earlier, and the rest of the document then shifts what is already visible.
 */
export async function paintWhole(page: Page): Promise<void> {
  const wait = '<link rel="expect" href="#parsed" blocking="render">';
  await page.route(
    () => true,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace('</head>', `${wait}</head>`).replace(/<\/body>|$/, '<i id="parsed"></i>$&');
      return route.fulfill({response, body});
    },
  );
}
