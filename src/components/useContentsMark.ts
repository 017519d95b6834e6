import {useEffect, useRef, type RefObject} from 'react';
import {useLocation} from '@docusaurus/router';
import {revealCurrent} from './revealCurrent';

const ACTIVE = 'table-of-contents__link--active';
/** How far a heading may be from where it belongs, in CSS pixels: browsers scroll by whole device pixels. */
const TOLERANCE = 2;

type Entry = {readonly link: HTMLAnchorElement; readonly heading: HTMLElement};

/**
 * Returns the ref of the element that scrolls the contents list. The entry of the section that is being read is
 * marked: that of the heading which the address names, as long as the page is where the browser put it, and the one
 * that the scroll position tells from then on.
 */
export function useContentsMark(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const location = useLocation();
  useEffect(() => (box.current ? followReading(box.current) : undefined), [location]);
  return box;
}

function followReading(box: HTMLElement): () => void {
  const entries = entriesOf(box);
  let named: Entry | undefined;
  let hasArrived = false;
  const update = (): void => {
    if (named && isWhereItBelongs(named.heading)) hasArrived = true;
    else if (hasArrived) named = undefined;
    mark(box, entries, (hasArrived && named) || entryAtTop(entries));
  };
  const readAddress = (): void => {
    named = entries.find(({link}) => link.hash === location.hash);
    hasArrived = false;
    update();
  };
  // A link to the place that the address names already changes nothing but the scroll position.
  const onClick = ({target}: Event): void => {
    if (target instanceof Element && target.closest('a')) requestAnimationFrame(readAddress);
  };
  document.addEventListener('scroll', update, {passive: true});
  window.addEventListener('resize', update);
  document.addEventListener('click', onClick);
  // Docusaurus scrolls to the place on a new page after this effect.
  const frame = requestAnimationFrame(readAddress);
  return () => {
    document.removeEventListener('scroll', update);
    window.removeEventListener('resize', update);
    document.removeEventListener('click', onClick);
    cancelAnimationFrame(frame);
  };
}

function entriesOf(box: HTMLElement): Entry[] {
  return [...box.querySelectorAll<HTMLAnchorElement>('a.table-of-contents__link')].flatMap((link) => {
    const heading = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    return heading ? [{link, heading}] : [];
  });
}

/** How far below the top of the window the browser puts a heading that an address names, in CSS pixels. */
function placeOf(heading: HTMLElement): number {
  const {scrollPaddingTop} = getComputedStyle(document.documentElement);
  return (parseFloat(scrollPaddingTop) || 0) + parseFloat(getComputedStyle(heading).scrollMarginTop);
}

/** Whether the page is scrolled to `heading`, or as close to it as the end of the page allows. */
function isWhereItBelongs(heading: HTMLElement): boolean {
  const {top} = heading.getBoundingClientRect();
  const below = top - placeOf(heading);
  const left = document.documentElement.scrollHeight - innerHeight - scrollY;
  return Math.abs(below) < TOLERANCE || (left < TOLERANCE && below > 0 && top < innerHeight);
}

/** The last section that has begun in the upper half of the window; none above the first heading. */
function entryAtTop(entries: readonly Entry[]): Entry | undefined {
  const shown = entries.filter(({heading}) => heading.getClientRects().length > 0);
  const first = shown[0];
  if (!first) return undefined;
  const line = placeOf(first.heading) - TOLERANCE;
  const next = shown.findIndex(({heading}) => heading.getBoundingClientRect().top > line);
  if (next < 0) return shown.at(-1);
  const {bottom} = shown[next]?.heading.getBoundingClientRect() ?? {bottom: 0};
  return bottom < innerHeight / 2 ? shown[next] : shown[next - 1];
}

function mark(box: HTMLElement, entries: readonly Entry[], active: Entry | undefined): void {
  if (active?.link.classList.contains(ACTIVE)) return;
  for (const {link} of entries) {
    link.classList.toggle(ACTIVE, link === active?.link);
    link.toggleAttribute('aria-current', link === active?.link);
  }
  active?.link.setAttribute('aria-current', 'location');
  revealCurrent(box, `.${ACTIVE}`);
}
