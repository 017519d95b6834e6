import {useEffect, type RefObject} from 'react';
import {useLocation} from '@docusaurus/router';
import {revealCurrent} from '../../plugins/lib/browser/revealCurrent';

const ACTIVE = 'table-of-contents__link--active';
/**
 * How far a heading may be from its expected position, in CSS pixels. Browsers round scroll positions to whole device
 * pixels.
 */
const TOLERANCE = 2;

type Entry = {readonly link: HTMLAnchorElement; readonly heading: HTMLElement};

/**
 * Marks the entry of the current section in the table of contents in `box`: after a jump to a heading, that heading's
 * entry; once the reader scrolls, the entry at the scroll position. Keeps the entry in view if `box` scrolls. In a
 * `<details>`, the button names the section as well, and the list opens at the entry.
 */
export function useContentsMark(box: RefObject<HTMLElement | null>): void {
  const location = useLocation();
  useEffect(() => (box.current ? followReading(box.current) : undefined), [box, location]);
}

function followReading(box: HTMLElement): () => void {
  let entries = entriesOf(box);
  let named: Entry | undefined;
  let hasArrived = false;
  const update = (): void => {
    // Of the two tables of contents of a page, styles show one.
    if (box.getClientRects().length === 0) return;
    // The comparison of versions and the upgrade assistant replace their sections and links.
    if (entries.some(({link, heading}) => !link.isConnected || !heading.isConnected))
      entries = entriesOf(box);
    if (named && isWhereItBelongs(named.heading)) hasArrived = true;
    else if (hasArrived) named = undefined;
    mark(box, entries, (hasArrived && named) || entryAtTop(entries, box.matches('details')));
  };
  const readAddress = (): void => {
    update();
    named = entries.find(({link}) => link.hash === location.hash);
    hasArrived = false;
    update();
  };
  // A link to the hash that is already in the address changes only the scroll position, so no `hashchange` event
  // follows.
  const onClick = ({target}: Event): void => {
    if (target instanceof Element && target.closest('a')) requestAnimationFrame(readAddress);
  };
  // The list grows from nothing, down to the end of the viewport at most.
  const onToggle = (): void => revealCurrent(box.querySelector('nav'), `.${ACTIVE}`, innerHeight);
  box.addEventListener('toggle', onToggle);
  document.addEventListener('scroll', update, {passive: true});
  window.addEventListener('resize', update);
  document.addEventListener('click', onClick);
  // On a new page, Docusaurus scrolls to the hash after this effect has run.
  const frame = requestAnimationFrame(readAddress);
  return () => {
    box.removeEventListener('toggle', onToggle);
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

/** Returns how far below the top of the viewport the browser places a heading after a jump, in CSS pixels. */
function placeOf(heading: HTMLElement): number {
  const {scrollPaddingTop} = getComputedStyle(document.documentElement);
  return (parseFloat(scrollPaddingTop) || 0) + parseFloat(getComputedStyle(heading).scrollMarginTop);
}

/** Returns whether the page is scrolled to `heading`, or as far as the page's end allows. */
function isWhereItBelongs(heading: HTMLElement): boolean {
  const {top} = heading.getBoundingClientRect();
  const below = top - placeOf(heading);
  return Math.abs(below) < TOLERANCE || (isAtEnd() && below > 0 && top < innerHeight);
}

function isAtEnd(): boolean {
  return document.documentElement.scrollHeight - innerHeight - scrollY < TOLERANCE;
}

/**
 * Returns the last entry whose heading is in or above the upper half of the viewport. The first heading may also be in
 * the lower half, so that the top of all pages looks alike, however long their introduction is. At the end of the page,
 * where no other section can get to the upper half, so may the last one. A bar above the article `isExact`: it names a
 * section whose heading has reached it, and none before the first.
 */
function entryAtTop(entries: readonly Entry[], isExact: boolean): Entry | undefined {
  const shown = entries.filter(({heading}) => heading.getClientRects().length > 0);
  const first = shown[0];
  if (!first) return undefined;
  if (isAtEnd() && scrollY > 0)
    return shown.findLast(({heading}) => heading.getBoundingClientRect().bottom < innerHeight);
  const line = placeOf(first.heading) + (isExact ? TOLERANCE : -TOLERANCE);
  const next = shown.findIndex(({heading}) => heading.getBoundingClientRect().top > line);
  if (next < 0) return shown.at(-1);
  if (isExact) return shown[next - 1];
  const {bottom} = shown[next]?.heading.getBoundingClientRect() ?? {bottom: 0};
  return bottom < innerHeight / (next > 0 ? 2 : 1) ? shown[next] : shown[next - 1];
}

function mark(box: HTMLElement, entries: readonly Entry[], active: Entry | undefined): void {
  if (active?.link.classList.contains(ACTIVE)) return;
  for (const {link} of entries) {
    link.classList.toggle(ACTIVE, link === active?.link);
    link.toggleAttribute('aria-current', link === active?.link);
  }
  active?.link.setAttribute('aria-current', 'location');
  markPart(box, active);
  const section = box.querySelector('summary > :last-child > span');
  if (section) section.textContent = active?.link.textContent ?? '';
  else revealCurrent(box, `.${ACTIVE}`);
}

/** Marks the part of a plugin's page that the section belongs to, in the links beside the list. */
function markPart(box: HTMLElement, active: Entry | undefined): void {
  const section = active?.link.closest('.table-of-contents > li')?.firstElementChild?.textContent ?? '';
  for (const link of box.parentElement?.querySelectorAll('.page-parts > a') ?? [])
    link.toggleAttribute('data-current', section.startsWith(link.textContent));
}
