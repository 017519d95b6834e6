declare global {
  interface Window {
    /** Shows the notice that something did not load; made by the script in the page's head. */
    docsFailure?: {
      readonly show: (what: string, retry: () => void) => void;
      /** Takes the notice away, and allows the next reload: all is well. */
      readonly settle: () => void;
      /** Reloads, if this page was not reloaded for this before; returns whether it does. */
      readonly reloadOnce: () => boolean;
    };
  }
}

/** Says that `what` did not load, and offers `retry`. */
export function showFailure(what: string, retry: () => void): void {
  window.docsFailure?.show(what, retry);
}

/** Takes the notice away: what was to be loaded is here. */
export function settleFailure(): void {
  window.docsFailure?.settle();
}
