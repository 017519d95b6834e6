/** How long readers must not have scrolled for what covers a part of the page to go, in milliseconds. */
const IDLE_MS = 2000;

/** Tells styles when readers have stopped scrolling, with the attribute `data-idle` of the document. */
export function watchScrolling(): void {
  const {dataset} = document.documentElement;
  let timer: number | undefined;
  const onScroll = (): void => {
    delete dataset.idle;
    window.clearTimeout(timer);
    timer = window.setTimeout(() => (dataset.idle = ''), IDLE_MS);
  };
  document.addEventListener('scroll', onScroll, {passive: true});
}
