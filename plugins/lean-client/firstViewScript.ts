/**
 * Returns the script of every page's head that has the styles leave out, at first, what of a long article is out
 * of view (`src/css/shell.css`): a phone lays out the rest of the longest page for a tenth of a second.
 * `src/client/firstView.ts` lays it out when the page is idle.
 */
export function firstViewScript(): string {
  return `(${startWithFirstView.toString()})();`;
}

/** Runs in the browser as text: it may use nothing from outside its own body. */
function startWithFirstView(): void {
  const root = document.documentElement;
  const visit = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;
  // Where a place further down is asked for, what is above it must have its size; Safari would let it move later.
  // A screen wide enough for the sidebar belongs to a machine that is fast enough.
  if (
    visit?.type !== 'navigate' ||
    location.hash ||
    !matchMedia('(max-width: 996px)').matches ||
    !CSS.supports('overflow-anchor', 'auto') ||
    !('requestIdleCallback' in window)
  )
    return;
  root.dataset.firstView = '';
  const layOutAll = (): void => {
    delete root.dataset.firstView;
  };
  // A link may lead to a place on this page, or to another article.
  addEventListener(
    'click',
    ({target}) => {
      if (target instanceof Element && target.closest('a')) layOutAll();
    },
    true,
  );
  document.addEventListener('DOMContentLoaded', () => {
    if (!('docusaurus' in window)) layOutAll();
  });
}
