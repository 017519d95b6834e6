declare global {
  interface Window {
    /** Shows the notice that something did not load; made by the script in the page's head. */
    docsFailure?: {
      readonly show: (message: string, retry: () => void) => void;
      /** Takes the notice away, and allows the next reload: all is well. */
      readonly settle: () => void;
      /** Reloads, if this page was not reloaded for this before; returns whether it does. */
      readonly reloadOnce: () => boolean;
    };
  }
}

/** Shows `message`, which says what did not load and what still works, and offers `retry`. */
export function showFailure(message: string, retry: () => void): void {
  window.docsFailure?.show(message, retry);
}

/**
 * Deals with a document whose own scripts do not load: it is loaded once more, since its HTML may be older
 * than the deployment; after that the reader hears of it, and what is there stays.
 */
export function handleFirstFailure(error: unknown): void {
  console.warn(error);
  if (window.docsFailure?.reloadOnce()) return;
  showFailure(`This page's menus did not load: ${String(error)} You can still read the page.`, () =>
    location.reload(),
  );
}

/** Takes the notice away: what was to be loaded is here. */
export function settleFailure(): void {
  window.docsFailure?.settle();
}
