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
    notice.className = 'load-failure loading-error';
    notice.setAttribute('role', 'alert');
    const text = document.createElement('p');
    text.textContent = `${message} What you see still works, links too.`;
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
    // The home page has Docusaurus's own notice then, about the base URL.
    if (!document.querySelector('[role="alert"]'))
      show('The script of this site did not load.', () => location.reload());
  });
}
