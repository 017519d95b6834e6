import type {Page} from 'playwright-core';

type LayoutShift = PerformanceEntry & {readonly value: number};

/** Returns the layout shift of the present page since it was opened, as Chromium scores it: 0 is none. */
export function layoutShiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // Buffered entries come before the first frame after the next, even when there are none.
        let score = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as LayoutShift[]) score += entry.value;
        });
        observer.observe({type: 'layout-shift', buffered: true});
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            observer.disconnect();
            resolve(score);
          }),
        );
      }),
  );
}
