/**
 * Returns the script of every page's head that answers the first tap on a control, before React does and
 * without it. README.md says what it does with which. `themeKey` is where Docusaurus stores the colour mode.
 */
export function earlyTapsScript(themeKey: string): string {
  return `(${answerTaps.toString()})(${JSON.stringify(themeKey)});`;
}

/** Runs in the browser as text: it may use nothing from outside its own body. */
function answerTaps(themeKey: string): void {
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

  const onEvent = (event: Event): void => {
    if (!(event.target instanceof Element)) return;
    const control = event.target.closest<HTMLElement>('[data-tap],.theme-switch,.search-box__button');
    const kind = control?.dataset.tap;
    // React would stop everything else to hydrate the page at once, when it hears of a tap before that.
    if (kind) event.stopPropagation();
    if (event.type !== 'click') return;
    if (control?.matches('.theme-switch')) switchTheme();
    // A modal dialog restyles the whole page, because it makes it inert.
    if (control?.matches('.search-box__button')) hurry();
    if (kind === 'search' && control && 'js' in root.dataset) {
      event.preventDefault();
      openSearch(control);
    }
    // The menu lies over the page: a tap beside it closes it.
    if (kind === 'menu' || !event.target.closest('.theme-doc-sidebar-container'))
      root.toggleAttribute('data-menu', kind === 'menu' && !('menu' in root.dataset));
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
    'click',
  ])
    addEventListener(type, onEvent, true);
}
