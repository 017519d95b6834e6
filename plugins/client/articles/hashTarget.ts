import {decodable} from '../../lib/plainAddress';
import {openTabOf} from './tabs';

/**
 * Scrolls to the element that `hash` names, after Docusaurus has tried, because the element may be in a tab or a list
 * that isn't open, or have come after the browser looked for it (a page that another file answers). If no element has
 * that ID, the page starts at the top and the hash is removed from the address. On the first page of a visit, the scroll
 * position stays as it is if the browser knew the target, because it or the reader may have scrolled already. For a `late`
 * article, nobody has tried.
 */
export function goToHashTarget(hash: string, arrival: 'first' | 'later' | 'late'): void {
  const target = document.getElementById(decodeURIComponent(decodable(hash.slice(1))));
  if (target) {
    const list = target.closest<HTMLDetailsElement>('details:not([open])');
    // Not all browsers open it.
    if (list) list.open = true;
    if (
      openTabOf(target) ||
      list ||
      arrival === 'late' ||
      (arrival === 'first' && !target.matches(':target'))
    )
      target.scrollIntoView();
    return;
  }
  if (arrival !== 'first') scrollTo(0, 0);
  // If the reader has navigated away meanwhile, the address already belongs to the next page.
  if (location.hash === hash) history.replaceState(history.state, '', location.pathname + location.search);
}
