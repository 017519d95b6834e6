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

/**
 * Animates the opening and closing of every `<details data-collapsible>`, including those added later, through one
 * listener on the document.
 */
export function listenToCollapsibles(): void {
  document.addEventListener('click', (event) => {
    const summary = closest(event.target, 'summary');
    const details = summary?.parentElement;
    if (!(details instanceof HTMLDetailsElement) || !('collapsible' in details.dataset)) return;
    event.preventDefault();
    toggle(details);
  });
}

function toggle(details: HTMLDetailsElement): void {
  const opening = !details.open || details.dataset.state === 'closing';
  details.getAnimations({subtree: true}).forEach((animation) => animation.cancel());
  details.open = true;
  const content = details.querySelector<HTMLElement>(':scope > .collapsible__content');
  if (!content) {
    details.open = opening;
    return;
  }
  const height = content.scrollHeight;
  const frames = [
    {height: '0px', overflow: 'hidden'},
    {height: `${height}px`, overflow: 'hidden'},
  ];
  const animation = content.animate(opening ? frames : frames.reverse(), {
    duration: collapseDuration(height, matchMedia('(prefers-reduced-motion: reduce)').matches),
    easing: EASING,
  });
  details.dataset.state = opening ? 'opening' : 'closing';
  animation.onfinish = () => {
    delete details.dataset.state;
    // It is open already, unless something else has closed it meanwhile: the contents list closes when a link is followed.
    if (!opening) details.open = false;
  };
}
