/** What closes the overlays that are open, the newest last. */
const closers: (() => void)[] = [];

/** Whether the next change of the history is our own return to the page under an overlay. */
let isReturning = false;

/** The position in the tab's history before it last changed, where the browser has the Navigation API. */
let previousIndex: number | undefined;

/**
 * Lets Back close an overlay instead of leaving the page, as in a phone's own apps. `close` is called once at most. The
 * returned function has to be called when the overlay was closed by other means.
 */
export function closeOnBack(close: () => void): () => void {
  closers.push(close);
  return () => {
    const index = closers.indexOf(close);
    if (index !== -1) closers.splice(index, 1);
  };
}

/**
 * Handles Back and Forward for all overlays. Has to be called before the router starts to listen, because the router
 * must not notice that the address has changed for a moment.
 */
export function listenToBack(): void {
  const {navigation} = window as {readonly navigation?: Navigation};
  navigation?.addEventListener('currententrychange', ({from}) => {
    previousIndex = from.index;
  });
  addEventListener('popstate', (event) => {
    if (isReturning) {
      isReturning = false;
      event.stopImmediatePropagation();
      return;
    }
    // An entry without state comes from a link to a heading that the browser followed itself.
    const close = event.state === null ? undefined : closers.pop();
    if (!close) return;
    event.stopImmediatePropagation();
    isReturning = true;
    history.go(stepsToPage(navigation?.currentEntry?.index));
    close();
  });
}

/** How far the page under the overlay is from the entry at `index`: one step ahead, unless the browser knows better. */
function stepsToPage(index: number | undefined): number {
  return index === undefined || previousIndex === undefined ? 1 : previousIndex - index || 1;
}
