import {decodable} from './plainAddress';
import {revealInTabs} from './tabs';

/**
 * Scrolls to the element that `hash` names, after Docusaurus has tried, because the element may be in a tab that
 * isn't open. If no element has that ID, the page starts at the top and the hash is removed from the address. On the
 * first page of a visit, the scroll position stays as it is, because the browser or the reader may have scrolled
 * already.
 */
export function goToHashTarget(hash: string, isFirst: boolean): void {
  const target = document.getElementById(decodeURIComponent(decodable(hash.slice(1))));
  if (target) {
    revealInTabs(target);
    return;
  }
  if (!isFirst) scrollTo(0, 0);
  // If the reader has navigated away meanwhile, the address already belongs to the next page.
  if (location.hash === hash) history.replaceState(history.state, '', location.pathname + location.search);
}
