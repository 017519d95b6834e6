import {revealCurrent} from '../../../src/components/revealCurrent';

/**
 * Returns the script of every page's head that answers the first tap on a control, before React does and
 * without it, and the keys of the search. README.md says what it does with which. `themeKey` is where Docusaurus
 * stores the color mode, `slashKey` where it is stored whether `/` opens the search.
 */
export function earlyTapsScript(themeKey: string, slashKey: string): string {
  const keys = `${JSON.stringify(themeKey)},${JSON.stringify(slashKey)}`;
  return `(${answerTaps.toString()})(${keys},${revealCurrent.toString()});`;
}

/** Runs in the browser as text: it may use nothing from outside its own body. */
function answerTaps(themeKey: string, slashKey: string, reveal: typeof revealCurrent): void {
  const SIDEBAR = '.theme-doc-sidebar-container';
  const root = document.documentElement;

  /** Has the styles leave out what is out of view until the next frame is on the screen. */
  const hurry = (after?: () => void): void => {
    root.dataset.inViewOnly = '';
    requestAnimationFrame(() =>
      setTimeout(() => {
        delete root.dataset.inViewOnly;
        after?.();
      }),
    );
  };

  const switchTheme = (): void => {
    const theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
    root.dataset.theme = root.dataset.themeChoice = theme;
    let storageArea: Storage | undefined;
    try {
      storageArea = localStorage;
      storageArea.setItem(themeKey, theme);
    } catch {
      // Without storage the choice lasts as long as the page.
    }
    // As Docusaurus does for its own changes: its state follows what is stored.
    hurry(() => dispatchEvent(new StorageEvent('storage', {key: themeKey, newValue: theme, storageArea})));
  };

  const openSearch = (button: HTMLElement): void => {
    const dialog = button.closest('form')?.nextElementSibling;
    if (dialog instanceof HTMLDialogElement) dialog.showModal();
  };

  const setMenu = (opens: boolean): void => {
    if (opens === 'menu' in root.dataset) return;
    const sidebar = document.querySelector(SIDEBAR);
    delete root.dataset.menu;
    // Without a sidebar there is nothing to show until the site's script comes, and nothing ever if it does not.
    if (opens && (sidebar || 'js' in root.dataset)) root.dataset.menu = sidebar ? 'shown' : '';
    if (!sidebar) return;
    document.querySelector('.navbar__toggle')?.setAttribute('aria-expanded', String(opens));
    if (!opens) return;
    reveal(sidebar);
    sidebar.querySelector<HTMLElement>('summary')?.focus({preventScroll: true});
  };

  const slashOpens = (): boolean => {
    try {
      return localStorage.getItem(slashKey) !== 'off';
    } catch {
      return true;
    }
  };

  /** A field of a dialog that was just closed has the focus until the next frame, but nobody writes into it. */
  const isWriting = (target: EventTarget | null): boolean =>
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input,textarea,select') !== null) &&
    target.getClientRects().length > 0;

  /** `Ctrl K` and `⌘ K` open and close the search, `/` opens it; what is being written takes them all. */
  const onSearchKey = (event: KeyboardEvent): void => {
    const {key, ctrlKey, metaKey, shiftKey, altKey} = event;
    const isK = key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey;
    // Many keyboards have `/` above another key: Shift is as it may be.
    const isSlash = key === '/' && !ctrlKey && !metaKey;
    if (altKey || !(isK || (isSlash && slashOpens()))) return;
    const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
    if (dialog?.matches('.search-frame')) {
      if (!isK) return;
      dialog.close();
    } else {
      if (dialog || isWriting(event.target) || !('js' in root.dataset)) return;
      document.querySelector<HTMLElement>('.search-box__button')?.click();
    }
    event.preventDefault();
  };

  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && 'menu' in root.dataset) {
      setMenu(false);
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
    }
    onSearchKey(event);
  };

  const onEvent = (event: Event): void => {
    if (event instanceof KeyboardEvent && event.type === 'keydown') onKey(event);
    if (!(event.target instanceof Element)) return;
    const control = event.target.closest<HTMLElement>('[data-tap],.theme-switch,.search-box__button');
    const kind = control?.dataset.tap;
    // React would stop everything else to hydrate the page at once, when it hears of a tap before that.
    if (kind) event.stopPropagation();
    // The menu lies over the page: what is behind must not get the focus.
    if (event.type === 'focusin' && !event.target.closest(`${SIDEBAR},.navbar__toggle,dialog`))
      setMenu(false);
    if (event.type !== 'click') return;
    if (control?.matches('.theme-switch')) switchTheme();
    // Dialogs are filled by their content, so a click on one itself is a click beside it.
    if (event.target instanceof HTMLDialogElement) event.target.close();
    // A modal dialog restyles the whole page, because it makes it inert.
    if (control?.matches('.search-box__button')) hurry();
    if (kind === 'search' && control && 'js' in root.dataset) {
      event.preventDefault();
      openSearch(control);
    }
    // A tap beside the menu closes it.
    if (kind === 'menu' || !event.target.closest(SIDEBAR))
      setMenu(kind === 'menu' && !('menu' in root.dataset));
  };

  for (const type of [
    'pointerdown',
    'mousedown',
    'touchstart',
    'pointerup',
    'mouseup',
    'touchend',
    'keydown',
    'keyup',
    'focusin',
    'click',
  ])
    addEventListener(type, onEvent, true);
}
