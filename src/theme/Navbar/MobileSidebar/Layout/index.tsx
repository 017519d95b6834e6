import {useDeferredValue, useEffect, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import {closest} from '@site/plugins/client/articles/closest';
import {closeOnBack} from '@site/plugins/lib/browser/overlays';
import {revealCurrent} from '@site/plugins/lib/browser/revealCurrent';
import {SidebarHead} from '@site/src/components/SidebarHead';

/**
 * The mobile menu as a modal dialog: the browser keeps the focus in it, makes the rest of the page inert, and closes
 * it on Escape. Docusaurus's own menu does none of these. It renders last and in a transition, so that the page stays
 * responsive: right after hydration, it would take a phone 80 ms. If the reader opens the menu before that, it renders
 * immediately. Until it has rendered, `plugins/client/early-taps` shows the sidebar from the server's HTML instead. The
 * second panel has the menus of the sidebar above its pages.
 */
export default function NavbarMobileSidebarLayout({header, primaryMenu}: Props): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const {hide, content} = useNavbarSecondaryMenu();
  const isSecondary = usePanels();
  const isDue = useDeferredValue(true, false);
  const isRendered = isDue || shown;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isRendered && 'menu' in document.documentElement.dataset) toggle();
  }, [isRendered, toggle]);
  useLayoutEffect(() => {
    if (!dialog.current || dialog.current.open === shown) return;
    if (shown) open(dialog.current);
    else close(dialog.current);
  }, [shown]);
  useEffect(() => (shown ? closeOnBack(toggle) : undefined), [shown, toggle]);
  if (!isRendered) return null;
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
        <Panel isShown={isSecondary}>
          <button type="button" className="clean-btn navbar-sidebar__back" onClick={hide}>
            ← Back to main menu
          </button>
          {content && <SidebarHead onNavigate={toggle} />}
          {content}
        </Panel>
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
  delete document.documentElement.dataset.menu;
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

/** The links to the docs, the plugins and the commands in the first panel. Each has a sidebar of its own. */
const SECTION_LINK = '.navbar-sidebar__item:first-child .menu__link';

/**
 * Whether the menu shows its second panel. Also closes the menu when the reader gets to another page. A section of the site that was
 * chosen in the first panel shows its sidebar in the second one instead.
 */
function usePanels(): boolean {
  const {shown, toggle} = useNavbarMobileSidebar();
  const {shown: isSecondary} = useNavbarSecondaryMenu();
  const {pathname} = useLocation();
  const [isSection, setSection] = useState(false);
  const before = useRef(pathname);
  const follows = useRef(false);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    setSection(follows.current && shown);
    if (shown && !follows.current) toggle();
    follows.current = false;
  }, [pathname, shown, toggle]);
  useEffect(() => {
    if (isSection) showSection();
  }, [isSection]);
  useEffect(() => {
    const onClick = ({target}: Event): void => {
      if (closest(target, '.navbar-sidebar__back')) setSection(false);
      follows.current = closest(target, SECTION_LINK) !== null;
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);
  return isSecondary || (isSection && shown);
}

/** The link that was followed is in the panel that has gone, and the focus with it. */
function showSection(): void {
  const panel = document.querySelector('.navbar-sidebar__item:not([inert])');
  panel?.querySelector<HTMLElement>('.navbar-sidebar__back')?.focus();
  revealCurrent(panel);
}
