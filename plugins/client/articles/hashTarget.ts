import {hashTarget, hashTargetOrList} from '../../lib/browser/hashTarget';
import {openTabOf} from './tabs';

/**
 * Scrolls to the element that `hash` names, after Docusaurus has tried, because the element may be in a tab or a list
 * that isn't open, or have come after the browser looked for it (a page that another file answers). The name of a type
 * opens the list of its members. If no element has that ID, and no list of such entries, the page starts at the top and
 * the hash is removed from the address, unless the article says that it gets more sections for its query
 * (`data-late-sections`). On the first page of a visit, the scroll position stays as it is if the browser knew the target,
 * because it or the reader may have scrolled already. For a `late` article, nobody has tried.
 */
export function goToHashTarget(hash: string, arrival: 'first' | 'later' | 'late'): void {
  const target = hashTargetOrList(hash);
  if (target) {
    const lists = closedLists(
      target.closest('.type-head')?.parentElement?.querySelector('summary') ?? target,
    );
    // Not all browsers open them.
    for (const list of lists) list.open = true;
    if (
      openTabOf(target) ||
      lists.length > 0 ||
      arrival === 'late' ||
      (arrival === 'first' && !target.matches(':target'))
    )
      // Docusaurus hides the navbar only for an element that the address names, so others are placed below it.
      target.scrollIntoView({block: target === hashTarget(hash) ? 'start' : 'center'});
    return;
  }
  if (arrival !== 'first') scrollTo(0, 0);
  if (location.search !== '' && document.querySelector('[data-late-sections]')) return;
  // If the reader has navigated away meanwhile, the address already belongs to the next page.
  if (location.hash === hash) history.replaceState(history.state, '', location.pathname + location.search);
}

/** Returns the lists around an element that aren't open, from the inner to the outer one. */
function closedLists(target: Element): HTMLDetailsElement[] {
  const list = target.closest('details');
  if (!list) return [];
  const outer = list.parentElement ? closedLists(list.parentElement) : [];
  return list.open ? outer : [list, ...outer];
}
