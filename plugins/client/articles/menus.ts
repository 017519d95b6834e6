import {closest} from './closest';
import {closeOnBack} from '../../lib/browser/overlays';

const MENU = '.menu-box';
/** Everything in a `<details>` that works as a menu: also the contents of the page on narrow screens. */
const DETAILS = `${MENU}, .toc-mobile`;

/**
 * Lets each menu in a `<details>` close on Escape, which returns the focus to its button, on Back, when the focus or a
 * click goes elsewhere, and when a link in it is followed. Arrow keys move the focus in it. All of this is done by listeners on the
 * document, so it works before React does, and for menus inside articles.
 */
export function listenToMenus(): void {
  document.addEventListener('click', closeOthers);
  document.addEventListener('focusin', closeOthers);
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') closeAll(event);
    else moveFocus(event);
  });
  // The event doesn't bubble.
  document.addEventListener('toggle', registerMenu, true);
}

/** What takes back the registration of each open menu. */
const registrations = new WeakMap<EventTarget, () => void>();

function registerMenu({target}: Event): void {
  if (!(target instanceof HTMLDetailsElement) || !target.matches(DETAILS)) return;
  registrations.get(target)?.();
  if (target.open) {
    const close = (): void => target.removeAttribute('open');
    registrations.set(target, closeOnBack(close));
  }
}

function openMenus(): NodeListOf<HTMLDetailsElement> {
  return document.querySelectorAll<HTMLDetailsElement>(`:is(${DETAILS})[open]`);
}

function closeOthers(event: Event): void {
  const {type, target} = event;
  for (const menu of openMenus()) {
    // A click may have replaced its target, so the menu need not contain it any longer.
    const isInside = event.composedPath().includes(menu);
    const isLink = closest(target, 'a') !== null;
    if (!isInside || (type === 'click' && isLink)) menu.open = false;
  }
}

function closeAll(event: KeyboardEvent): void {
  for (const menu of openMenus()) {
    // Prevents Escape from also closing the mobile menu, which may contain this menu.
    event.preventDefault();
    if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
    menu.open = false;
  }
}

/** Moves the focus to the next or the previous entry. On the button of a closed menu, the down arrow opens it. */
function moveFocus(event: KeyboardEvent): void {
  const {key, target, altKey, ctrlKey, metaKey} = event;
  if ((key !== 'ArrowDown' && key !== 'ArrowUp') || altKey || ctrlKey || metaKey) return;
  const menu = closest<HTMLDetailsElement>(target, MENU);
  if (!menu || (!menu.open && key === 'ArrowUp')) return;
  event.preventDefault();
  menu.open = true;
  const entries = [...menu.querySelectorAll<HTMLElement>('a, button')].filter(
    (entry) => entry.getClientRects().length > 0,
  );
  const at = entries.findIndex((entry) => entry === document.activeElement);
  const next = key === 'ArrowDown' ? at + 1 : Math.max(at, 0) - 1;
  entries.at(next % entries.length)?.focus();
}
