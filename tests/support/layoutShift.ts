import type {Page} from 'playwright-core';

type Source = {readonly node?: Node; readonly previousRect: DOMRect; readonly currentRect: DOMRect};
type LayoutShift = PerformanceEntry & {readonly value: number; readonly sources: readonly Source[]};

/**
 * Returns the layout shifts of the present page since it was opened, as Chromium scores them: how much, when, and
 * what moved from where to where.
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
        // Buffered entries come before the first frame after the next, even when there are none.
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
 * Has documents that `page` opens painted when they are parsed to their end, where all begin to show: of one painted
 * before, which a busy machine may do, the rest moves what is there.
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
