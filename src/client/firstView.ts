/** How long a step may take before a tap is answered, in ms; a slow phone takes four times as long for the last batch. */
const BUDGET = 8;
/** How many parts are laid out at once: each time costs a little for all that is above them. */
const BATCH = 24;

/**
 * Lays out the parts of the article that the head's script has left out (`plugins/lean-client/firstViewScript.ts`),
 * some whenever the browser is idle. A link that is followed meanwhile has laid out all of it.
 */
export function layOutRest(): void {
  const {dataset} = document.documentElement;
  if (!('firstView' in dataset)) return;
  const parts = [...document.querySelectorAll<HTMLElement>('.theme-doc-markdown > *')];
  let next = 0;
  const someParts = (count: number): HTMLElement[] => parts.slice(next, (next += count));
  const layOutSome = (): void => {
    const end = performance.now() + BUDGET;
    do {
      for (const part of someParts(BATCH)) part.dataset.laidOut = '';
      document.body.getBoundingClientRect();
    } while (next < parts.length && performance.now() < end);
  };
  const tidy = (): void => {
    for (const part of someParts(BATCH * 4)) delete part.dataset.laidOut;
    if (next < parts.length) requestIdleCallback(tidy);
  };
  const onIdle = (): void => {
    if ('firstView' in dataset && next < parts.length) {
      keepInView(parts, layOutSome);
      requestIdleCallback(onIdle);
      return;
    }
    delete dataset.firstView;
    next = 0;
    requestIdleCallback(tidy);
  };
  requestIdleCallback(onIdle);
}

/**
 * Runs `change` and scrolls by as much as it has moved what a reader sees who is down the page already. Browsers do so
 * too, but not by what they had to lay out when the reader came there.
 */
function keepInView(parts: readonly HTMLElement[], change: () => void): void {
  const seen =
    scrollY > 0 ? parts.find((part) => part.getBoundingClientRect().bottom > innerHeight / 2) : undefined;
  const top = seen?.getBoundingClientRect().top ?? 0;
  change();
  const moved = (seen?.getBoundingClientRect().top ?? 0) - top;
  if (moved !== 0) scrollBy({top: moved, behavior: 'instant'});
}
