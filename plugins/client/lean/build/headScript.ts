/**
 * Returns the script of every page's head that speaks up when the site's own scripts do not load: it
 * reloads once (the HTML may be older than the deployment) and then says so, with a way to try again. It
 * stands alone, since nothing else may have arrived, and is also what the site's scripts call.
 */
export function headScript(): string {
  return `(${failureNotice.toString()})();`;
}

/** Runs in the browser as text: it may use nothing from outside its own body. */
function failureNotice(): void {
  const key = 'docs-reloaded';
  let notice: HTMLElement | undefined;
  const hide = (): void => {
    notice?.remove();
    notice = undefined;
  };
  const show = (message: string, retry: () => void): void => {
    hide();
    notice = document.createElement('div');
    notice.className = 'load-failure';
    notice.setAttribute('role', 'alert');
    // Not in the style sheet, which may be what did not load.
    notice.style.cssText =
      'position:fixed;z-index:500;inset:auto 1rem 1rem;max-width:36rem;margin:auto;padding:1rem;border-radius:8px;background:#b3261e;color:#fff;text-align:center;overflow-wrap:anywhere';
    const text = document.createElement('p');
    text.textContent = message;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'loading-error__retry';
    button.textContent = 'Retry';
    button.onclick = () => {
      hide();
      retry();
    };
    notice.append(text, button);
    document.body.append(notice);
  };
  const reloadOnce = (): boolean => {
    try {
      if (sessionStorage.getItem(key) === location.pathname) return false;
      sessionStorage.setItem(key, location.pathname);
    } catch {
      // Without storage nothing tells a second time from the first.
      return false;
    }
    location.reload();
    return true;
  };
  const settle = (): void => {
    hide();
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Nothing was stored either.
    }
  };
  addEventListener(
    'error',
    ({target}) => {
      // The bundler would wait for an element that has failed already instead of asking again.
      if (target instanceof HTMLScriptElement) target.remove();
    },
    true,
  );
  Object.assign(window, {docsFailure: {show, settle, reloadOnce}});
  document.addEventListener('DOMContentLoaded', () => {
    if ('docusaurus' in window || reloadOnce()) return;
    show("This site's script did not load. You can still read this page and follow its links.", () =>
      location.reload(),
    );
  });
}
