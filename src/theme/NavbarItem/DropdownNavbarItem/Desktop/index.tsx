import {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import NavbarItem from '@theme/NavbarItem';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';

/** `dismissed`: closed although the pointer rests on it, until the pointer has left. */
type State = 'closed' | 'open' | 'dismissed';

/**
 * A menu of the navbar on wide screens. It shows while the pointer is over it, by styles alone, and when it is opened
 * with a key. Docusaurus's own does not close with Escape, which WCAG 1.4.13 asks for.
 */
export default function DropdownNavbarItemDesktop(props: Props): ReactNode {
  const {items, position, className, ...link} = props;
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>('closed');
  useDismissal(box, setState);
  return (
    <div
      ref={box}
      className={clsx('navbar__item dropdown', {
        'dropdown--hoverable': state !== 'dismissed',
        'dropdown--right': position === 'right',
        'dropdown--show': state === 'open',
      })}
      onPointerLeave={() => setState((now) => (now === 'dismissed' ? 'closed' : now))}>
      <NavbarNavLink
        aria-haspopup="true"
        aria-expanded={state === 'open'}
        role="button"
        href={link.to ? undefined : '#'}
        className={clsx('navbar__link', className)}
        {...link}
        onClick={link.to ? undefined : (event) => event.preventDefault()}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          setState((now) => (now === 'open' ? 'closed' : 'open'));
        }}>
        {link.children ?? link.label}
      </NavbarNavLink>
      <ul className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem isDropdownItem activeClassName="dropdown__link--active" {...item} key={index} />
        ))}
      </ul>
    </div>
  );
}

/** Closes the menu with Escape, when something else is pressed, and when the focus goes elsewhere. */
function useDismissal(box: React.RefObject<HTMLElement | null>, setState: (state: State) => void): void {
  useEffect(() => {
    const onElsewhere = ({target}: Event): void => {
      if (!box.current?.contains(target as Node)) setState('closed');
    };
    const onKey = (event: KeyboardEvent): void => {
      const menu = box.current;
      if (event.key !== 'Escape' || event.defaultPrevented || !menu?.matches('.dropdown--show, :hover'))
        return;
      // What else Escape closes stays open.
      event.preventDefault();
      if (menu.contains(document.activeElement)) menu.querySelector('a')?.focus();
      setState(menu.matches(':hover') ? 'dismissed' : 'closed');
    };
    const elsewhere = ['pointerdown', 'focusin'];
    elsewhere.forEach((type) => document.addEventListener(type, onElsewhere));
    document.addEventListener('keydown', onKey);
    return () => {
      elsewhere.forEach((type) => document.removeEventListener(type, onElsewhere));
      document.removeEventListener('keydown', onKey);
    };
  }, [box, setState]);
}
