declare global {
  interface Window {
    /**
     * The notice that something did not load. The script in the page's head creates it, so that it works without the
     * main script.
     */
    docsFailure?: {
      readonly show: (message: string, retry: () => void) => void;
      /** Removes the notice and allows the next automatic reload. */
      readonly settle: () => void;
      /** Reloads the page unless it was already reloaded for this reason. Returns whether it does. */
      readonly reloadOnce: () => boolean;
    };
  }
}

/** Shows `message`, which says what did not load and what still works, with a button that calls `retry`. Logs the error. */
export function showFailure(error: unknown, message: string, retry: () => void): void {
  console.warn(error);
  window.docsFailure?.show(message, retry);
}

/**
 * Handles a failure to load the document's own scripts. The HTML may be older than the deployment, so the page is
 * reloaded once. If that doesn't help, a notice tells the reader, and the page stays as the server rendered it.
 */
export function handleFirstFailure(error: unknown): void {
  if (window.docsFailure?.reloadOnce()) {
    console.warn(error);
    return;
  }
  showFailure(error, `This page's menus did not load: ${String(error)} You can still read the page.`, () =>
    location.reload(),
  );
}

/** Removes the notice, because everything has loaded. */
export function settleFailure(): void {
  window.docsFailure?.settle();
}
