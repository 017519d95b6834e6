import {closest} from './closest';

const EASING = 'ease-in-out';

/**
 * Returns how long a collapsible of `height` CSS pixels takes to open or close, in milliseconds, or 1 when the reader
 * prefers reduced motion. The curve is that of Material UI's Collapse, which Docusaurus's own collapsibles also use
 * (theme-common, `getAutoHeightDuration`).
 */
export function collapseDuration(height: number, reducedMotion: boolean): number {
  if (reducedMotion) return 1;
  const constant = height / 36;
  return Math.round((4 + 15 * constant ** 0.25 + constant / 5) * 10);
}

/** Every list in an article that opens in place, and the contents of a page on phones. Menus open over the page. */
const COLLAPSIBLE = ':is(.theme-doc-markdown details, [data-collapsible]):not(.menu-box)';

/**
 * Animates the opening and closing of every collapsible, including those added later, through one listener on the
 * document. Find in page and links to a heading open them without it.
 */
export function listenToCollapsibles(): void {
  document.addEventListener('click', (event) => {
    const summary = closest(event.target, 'summary');
    const details = summary?.parentElement;
    if (!(details instanceof HTMLDetailsElement) || !details.matches(COLLAPSIBLE)) return;
    if (event.defaultPrevented || closest(event.target, 'summary :is(a, button)')) return;
    event.preventDefault();
    toggle(details);
  });
}

function toggle(details: HTMLDetailsElement): void {
  const opening = !details.open || details.dataset.state === 'closing';
  details.getAnimations({subtree: true}).forEach((animation) => animation.cancel());
  details.open = true;
  const {element, from, to} = changeOf(details);
  const frames = [
    {height: `${from}px`, overflow: 'hidden'},
    {height: `${to}px`, overflow: 'hidden'},
  ];
  const animation = element.animate(opening ? frames : frames.reverse(), {
    duration: collapseDuration(to - from, matchMedia('(prefers-reduced-motion: reduce)').matches),
    easing: EASING,
  });
  details.dataset.state = opening ? 'opening' : 'closing';
  animation.onfinish = () => {
    delete details.dataset.state;
    // It is open already, unless something else has closed it meanwhile: the contents list closes when a link is followed.
    if (!opening) details.open = false;
  };
}

/**
 * Returns what changes its height when an open list closes, and its lowest and highest height in CSS pixels: the
 * wrapper of the content or, where the list has none, the list itself.
 */
function changeOf(details: HTMLDetailsElement): {element: HTMLElement; from: number; to: number} {
  const wrapper = details.querySelector<HTMLElement>(':scope > .collapsible__content');
  if (wrapper) return {element: wrapper, from: 0, to: wrapper.scrollHeight};
  const top = scrollY;
  const to = details.getBoundingClientRect().height;
  details.open = false;
  const from = details.getBoundingClientRect().height;
  details.open = true;
  // At the end of a page, measuring the closed list has moved the page.
  if (scrollY !== top) scrollTo(0, top);
  return {element: details, from, to};
}
