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

  const switchTheme = (): void => {
    const theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
    // Styles leave out what is not in view, until the reader has seen the change.
    root.dataset.switching = '';
    root.dataset.theme = root.dataset.themeChoice = theme;
    let storageArea: Storage | undefined;
    try {
      storageArea = localStorage;
      storageArea.setItem(themeKey, theme);
    } catch {
      // Without storage the choice lasts as long as the page.
    }
    requestAnimationFrame(() =>
      setTimeout(() => {
        delete root.dataset.switching;
        // As Docusaurus does for its own changes: its state follows what is stored.
        dispatchEvent(new StorageEvent('storage', {key: themeKey, newValue: theme, storageArea}));
      }),
    );
  };

  const onEvent = (event: Event): void => {
    if (!(event.target instanceof Element)) return;
    const control = event.target.closest<HTMLElement>('[data-tap],.theme-switch');
    const kind = control?.dataset.tap;
    // React would stop everything else to hydrate the page at once, when it hears of a tap before that.
    if (kind !== undefined) event.stopPropagation();
    if (event.type !== 'click') return;
    if (control?.matches('.theme-switch')) switchTheme();
    if (kind === 'search' && 'js' in root.dataset) {
      event.preventDefault();
      (control?.closest('form')?.nextElementSibling as HTMLDialogElement).showModal();
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
