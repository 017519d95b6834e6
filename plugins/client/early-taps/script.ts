import {revealCurrent} from '../../lib/browser/revealCurrent';
import {readStored, removeStored, writeStored} from '../../lib/browser/storage';

declare global {
  interface Window {
    /** For the script after the sidebar (`src/components/useCurrentInView.tsx`). */
    docsReveal?: typeof revealCurrent;
  }
}

const SIDEBAR = '.theme-doc-sidebar-container';
const EVENTS = [
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
];
const root = document.documentElement;
/** The attribute of the document, and the storage key, of the mode that follows the system's. */
const AUTO = 'themeAuto';
const DARK = '(prefers-color-scheme: dark)';

/**
 * The script in every page's head that answers the first tap on a control, and the search's keyboard shortcuts, without
 * React. README.md says what it does for each control. `themeKey` is the storage key of the color mode; `slashKey` is
 * the storage key of the setting that lets `/` open the search.
 */
export function main(themeKey: string, slashKey: string): void {
  window.docsReveal = revealCurrent;
  matchMedia(DARK).addEventListener('change', () => {
    if (AUTO in root.dataset) setTheme(themeKey, systemTheme(), true);
  });
  // Docusaurus's own script, which runs later, knows only the two modes, so it finds the one that the system has.
  if (readStored(AUTO) !== null) {
    root.dataset[AUTO] = '';
    writeStored(themeKey, systemTheme());
  }

  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && 'menu' in root.dataset) {
      setMenu(false);
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
    }
    onSearchKey(event, slashKey);
  };

  const onEvent = (event: Event): void => {
    if (event instanceof KeyboardEvent && event.type === 'keydown') onKey(event);
    if (!(event.target instanceof Element)) return;
    const control = event.target.closest<HTMLElement>(
      '[data-tap],.theme-switch,.search-box__button,.navbar__toggle',
    );
    const kind = control?.matches('.navbar__toggle') ? menuKind() : control?.dataset.tap;
    // If React received a tap before hydration, it would hydrate the whole page synchronously.
    if (kind) event.stopPropagation();
    // The menu covers the page, so nothing behind it may get the focus.
    if (event.type === 'focusin' && !event.target.closest(`${SIDEBAR},.navbar__toggle,dialog`))
      setMenu(false);
    if (event.type !== 'click') return;
    if (control?.matches('.theme-switch')) switchTheme(themeKey);
    const copyButton = event.target.closest<HTMLButtonElement>('.page-menu button');
    if (copyButton) copyPage(copyButton);
    // A dialog's content fills it, so a click on the dialog element itself is a click on its backdrop.
    if (event.target instanceof HTMLDialogElement) event.target.close();
    // Opening a modal dialog restyles the whole page, because it makes the rest of the page inert.
    if (control?.matches('.search-box__button')) hurry();
    if (kind === 'search' && control && 'js' in root.dataset) {
      event.preventDefault();
      openSearch(control);
    }
    // A tap outside the menu closes it.
    if (kind === 'menu' || !event.target.closest(SIDEBAR))
      setMenu(kind === 'menu' && !('menu' in root.dataset));
  };

  for (const type of EVENTS) addEventListener(type, onEvent, true);
}

/** Makes the styles leave out everything outside the viewport until the next frame has been painted. */
function hurry(after?: () => void): void {
  root.dataset.inViewOnly = '';
  requestAnimationFrame(() =>
    setTimeout(() => {
      delete root.dataset.inViewOnly;
      after?.();
    }),
  );
}

/** Goes from light to dark, from dark to the mode of the system, and from there to light. */
function switchTheme(themeKey: string): void {
  if (AUTO in root.dataset) setTheme(themeKey, 'light');
  else if (root.dataset.theme === 'dark') setTheme(themeKey, systemTheme(), true);
  else setTheme(themeKey, 'dark');
}

/** Shows a mode and keeps it; `isAuto` tells that it is the system's, which the page follows. */
function setTheme(themeKey: string, theme: 'light' | 'dark', isAuto = false): void {
  if (isAuto) {
    root.dataset[AUTO] = '';
    writeStored(AUTO, '');
  } else {
    delete root.dataset[AUTO];
    removeStored(AUTO);
  }
  writeStored(themeKey, theme);
  // Docusaurus updates its state from this event, which browsers send only to other tabs.
  const change = {key: themeKey, newValue: theme, storageArea: storage()};
  fade(() => {
    root.dataset.theme = root.dataset.themeChoice = theme;
    hurry(() => dispatchEvent(new StorageEvent('storage', change)));
  });
}

/** Makes a change to the page and fades from what was before, unless the reader prefers less motion or the browser can't. */
function fade(change: () => void): void {
  if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches)
    change();
  else document.startViewTransition(change);
}

function systemTheme(): 'light' | 'dark' {
  return matchMedia(DARK).matches ? 'dark' : 'light';
}

/** Returns the storage that the mode is kept in, or nothing if the browser blocks it. */
function storage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

/** Returns the kind of the button of the mobile menu, which React handles as soon as it has rendered that menu. */
function menuKind(): 'menu' | undefined {
  return document.querySelector('.navbar-sidebar') ? undefined : 'menu';
}

function openSearch(button: HTMLElement): void {
  const dialog = button.closest('form')?.nextElementSibling;
  if (dialog instanceof HTMLDialogElement) dialog.showModal();
}

function setMenu(opens: boolean): void {
  if (opens === 'menu' in root.dataset) return;
  const sidebar = document.querySelector(SIDEBAR);
  delete root.dataset.menu;
  // Without a sidebar in the HTML, the menu stays empty until the site's script has loaded, so don't open it if that
  // script failed.
  if (opens && (sidebar || 'js' in root.dataset)) root.dataset.menu = sidebar ? 'shown' : '';
  if (!sidebar) return;
  document.querySelector('.navbar__toggle')?.setAttribute('aria-expanded', String(opens));
  if (!opens) return;
  revealCurrent(sidebar);
  sidebar.querySelector<HTMLElement>('summary')?.focus({preventScroll: true});
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.url} returned ${response.status}.`);
  return response.text();
}

/** Returns the Markdown at `url`, which says if it is the first of several files. */
async function fetchMarkdown(url: string): Promise<string> {
  const first = await fetchText(url);
  const count = Number(/^part: 1 of (\d+)$/m.exec(first)?.[1] ?? 1);
  const others = Array.from({length: count - 1}, (_, i) =>
    fetchText(url.replace('.md', `-part-${i + 2}.md`)),
  );
  return [first, ...(await Promise.all(others))].join('\n');
}

/** Copies the Markdown of the page, whose address is the value of the button in the page's menu. */
function copyPage(button: HTMLButtonElement): void {
  const say = (text: string): void => {
    if (button.nextElementSibling) button.nextElementSibling.textContent = text;
  };
  say('Copying…');
  const text = fetchMarkdown(button.value);
  // Safari allows copying only during the tap, so the clipboard gets a promise of the text.
  const copied =
    'ClipboardItem' in window
      ? navigator.clipboard.write([
          new ClipboardItem({'text/plain': text.then((page) => new Blob([page], {type: 'text/plain'}))}),
        ])
      : text.then((page) => navigator.clipboard.writeText(page));
  Promise.all([text, copied]).then(
    () => say('Copied'),
    (error: unknown) => {
      console.warn('The page could not be copied.', error);
      say('Copy failed');
    },
  );
}

/** A field of a dialog that was just closed keeps the focus until the next frame, but nobody is typing into it. */
function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input,textarea,select') !== null) &&
    target.getClientRects().length > 0
  );
}

/**
 * `Ctrl K` and `⌘ K` open and close the search, and `/` opens it. While the reader is typing, all of these keys are
 * input.
 */
function onSearchKey(event: KeyboardEvent, slashKey: string): void {
  const {key, ctrlKey, metaKey, shiftKey, altKey} = event;
  const isK = key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey;
  // On many keyboards, `/` is typed with Shift, so Shift is ignored.
  const isSlash = key === '/' && !ctrlKey && !metaKey;
  if (altKey || !(isK || (isSlash && readStored(slashKey) !== 'off'))) return;
  const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
  if (dialog?.matches('.search-frame')) {
    if (!isK) return;
    dialog.close();
  } else {
    if (dialog || isWriting(event.target) || !('js' in root.dataset)) return;
    document.querySelector<HTMLElement>('.search-box__button')?.click();
  }
  event.preventDefault();
}
