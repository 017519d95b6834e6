import {decodable} from './plainAddress';
import {revealInTabs} from './tabs';

/**
 * Goes to the element that `hash` names, after Docusaurus has tried: the element may be in a tab that is not open. If
 * there is none, the page starts at its top, as if the address had no fragment, and the address loses it. On the first
 * page of a visit the browser has scrolled already, and the reader may have, too.
 */
export function goToHashTarget(hash: string, isFirst: boolean): void {
  const target = document.getElementById(decodeURIComponent(decodable(hash.slice(1))));
  if (target) {
    revealInTabs(target);
    return;
  }
  if (!isFirst) scrollTo(0, 0);
  // If the reader has moved on meanwhile, the address is that of the next page.
  if (location.hash === hash) history.replaceState(history.state, '', location.pathname + location.search);
}
