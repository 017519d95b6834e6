import {useEffect, useLayoutEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import {revealCurrent} from '@site/src/components/revealCurrent';

/**
 * The mobile menu as a modal dialog: the browser keeps the focus in it, makes the rest of the page inert, and closes
 * it on Escape. Docusaurus's own menu does none of these.
 */
export default function NavbarMobileSidebarLayout({header, primaryMenu, secondaryMenu}: Props): ReactNode {
  const {shown: isSecondary} = useNavbarSecondaryMenu();
  const {shown, toggle} = useNavbarMobileSidebar();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (!dialog.current || dialog.current.open === shown) return;
    if (shown) open(dialog.current);
    else close(dialog.current);
  }, [shown]);
  useClosingOnOtherPage();
  return (
    <dialog
      ref={dialog}
      aria-label="Menu"
      className={clsx(ThemeClassNames.layout.navbar.mobileSidebar.container, 'navbar-sidebar')}
      onClose={(event) => {
        // Runs after Escape and after a click on the backdrop (plugins/client/early-taps). The event is asynchronous,
        // so the menu may already be open again.
        if (!shown || event.currentTarget.open) return;
        focusButton();
        toggle();
      }}>
      {header}
      <div className={clsx('navbar-sidebar__items', {'navbar-sidebar__items--show-secondary': isSecondary})}>
        <Panel isShown={!isSecondary}>{primaryMenu}</Panel>
        <Panel isShown={isSecondary}>{secondaryMenu}</Panel>
      </div>
    </dialog>
  );
}

function Panel({isShown, children}: {readonly isShown: boolean; readonly children: ReactNode}): ReactNode {
  return (
    <div
      className={clsx(ThemeClassNames.layout.navbar.mobileSidebar.panel, 'navbar-sidebar__item menu')}
      inert={!isShown}>
      {children}
    </div>
  );
}

function open(dialog: HTMLDialogElement): void {
  dialog.showModal();
  dialog.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
  revealCurrent(dialog.querySelector('.navbar-sidebar__item:not([inert])'));
}

function close(dialog: HTMLDialogElement): void {
  dialog.close();
  if (document.activeElement === document.body) focusButton();
}

/**
 * Browsers restore the focus themselves. In Safari, however, a click doesn't focus a button, so there is nothing to
 * restore.
 */
function focusButton(): void {
  document.querySelector<HTMLElement>('.navbar__toggle')?.focus({preventScroll: true});
}

function useClosingOnOtherPage(): void {
  const {shown, toggle} = useNavbarMobileSidebar();
  const {pathname} = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (shown) toggle();
  }, [pathname, shown, toggle]);
}
