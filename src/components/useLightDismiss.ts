import {useEffect, useRef, type RefObject} from 'react';

/**
 * Returns the ref of a `<details>` that works as a menu of links: it closes on Escape, which returns the focus to its
 * button, when the focus or a click goes elsewhere, and when a link in it is followed.
 */
export function useLightDismiss(): RefObject<HTMLDetailsElement | null> {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event): void => {
      const menu = ref.current;
      if (!menu?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        // Prevents Escape from also closing the mobile menu, which may contain this menu.
        event.preventDefault();
        if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
      } else if (event.target instanceof Element && event.composedPath().includes(menu)) {
        if (event.type !== 'click' || !event.target.closest('a')) return;
      }
      menu.open = false;
    };
    const types = ['click', 'keydown', 'focusin'];
    types.forEach((type) => document.addEventListener(type, close));
    return () => types.forEach((type) => document.removeEventListener(type, close));
  }, []);
  return ref;
}
