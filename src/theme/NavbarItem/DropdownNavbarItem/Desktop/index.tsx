import {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import NavbarItem from '@theme/NavbarItem';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';

/** A `dismissed` menu stays closed under the pointer until the pointer leaves it. */
type State = 'closed' | 'open' | 'dismissed';

/**
 * A navbar menu on wide screens. It opens on hover, through styles alone, and from the keyboard. Docusaurus's own
 * doesn't close on Escape, which WCAG 1.4.13 requires.
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

/** Closes the menu on Escape, on a press outside it, and when the focus leaves it. */
function useDismissal(box: React.RefObject<HTMLElement | null>, setState: (state: State) => void): void {
  useEffect(() => {
    const onElsewhere = ({target}: Event): void => {
      if (!box.current?.contains(target as Node)) setState('closed');
    };
    const onKey = (event: KeyboardEvent): void => {
      const menu = box.current;
      if (event.key !== 'Escape' || event.defaultPrevented || !menu?.matches('.dropdown--show, :hover'))
        return;
      // Prevents Escape from also closing something else.
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
