/**
 * The script in every page's head that handles a failure of the site's own scripts. It reloads the page once, because the
 * HTML may be older than the deployment, and then shows a notice with a Retry button. It depends on nothing else,
 * because nothing else may have loaded. The site's scripts call it, too (`../browser/failure.ts`).
 */
export function main(): void {
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
    // The styles are inline, because the style sheet may be what did not load.
    notice.style.cssText =
      'position:fixed;z-index:500;inset:auto 1rem 1rem;max-width:36rem;margin:auto;padding:1rem;border-radius:8px;background:#b3261e;color:#fff;text-align:center;overflow-wrap:anywhere';
    const text = document.createElement('p');
    text.textContent = message;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'button button--secondary';
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
      // Without storage, a second failure can't be told from the first.
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
      // Storage is blocked, so there is nothing to remove.
    }
  };
  addEventListener(
    'error',
    ({target}) => {
      // The bundler would wait forever for a script element that has already failed, instead of requesting the script
      // again.
      if (target instanceof HTMLScriptElement) target.remove();
    },
    true,
  );
  Object.assign(window, {docsFailure: {show, settle, reloadOnce}});
  document.addEventListener('DOMContentLoaded', () => {
    // The banner of `src/components/BaseUrlIssueBanner.tsx` knows why.
    if ('docusaurus' in window || document.getElementById('__base-url-issue-banner') || reloadOnce()) return;
    show("This site's script did not load. You can still read this page.", () => location.reload());
  });
}
