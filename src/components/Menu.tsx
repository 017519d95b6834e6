import {useEffect, useRef, type ReactNode} from 'react';
import {useTakeover} from './useTakeover';

type Props = {
  /** What is chosen here, for screen readers: it goes before the label. */
  readonly name: string;
  readonly label: ReactNode;
  /** `<li>` elements. */
  readonly children: ReactNode;
};

/**
 * A small menu of links as `<details>`, so that it opens before and without scripts. It closes on
 * Escape (the focus returns to the button), on a click elsewhere, and when a link is followed.
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
        if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
      } else if (event.target instanceof Element && menu.contains(event.target)) {
        if (!event.target.closest('a')) return;
      }
      menu.open = false;
    };
    document.addEventListener('click', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('click', close);
      document.removeEventListener('keydown', close);
    };
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
