import {useEffect, useRef, type ReactNode} from 'react';
import {useTakeover} from './useTakeover';

type Props = {
  /** What the menu selects. Screen readers announce it before the label. */
  readonly name: string;
  readonly label: ReactNode;
  /** The `<li>` elements. */
  readonly children: ReactNode;
};

/**
 * A small menu of links in a `<details>` element, so that it opens without scripts. It closes on Escape, which
 * returns the focus to the button, when the focus or a click goes elsewhere, and when a link is followed.
 */
export function Menu({name, label, children}: Props): ReactNode {
  const ref = useRef<HTMLDetailsElement>(null);
  const summary = useTakeover<HTMLElement>();
  useEffect(() => {
    const close = (event: Event): void => {
      const menu = ref.current;
      if (!menu?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        // Prevents Escape from also closing the mobile menu, which may contain this menu.
        event.preventDefault();
        if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
      } else if (event.target instanceof Element && menu.contains(event.target)) {
        if (event.type !== 'click' || !event.target.closest('a')) return;
      }
      menu.open = false;
    };
    const types = ['click', 'keydown', 'focusin'];
    types.forEach((type) => document.addEventListener(type, close));
    return () => types.forEach((type) => document.removeEventListener(type, close));
  }, []);
  return (
    <details ref={ref} className="menu-box">
      <summary ref={summary} className="menu-box__button" data-tap="details">
        <span className="visually-hidden">{name}: </span>
        {label}
      </summary>
      <ul className="menu-box__list">{children}</ul>
    </details>
  );
}
