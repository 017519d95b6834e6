import {useEffect, type ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import IconMenu from '@theme/Icon/Menu';
import {useTakeover} from '@site/plugins/lib/browser/useTakeover';

/**
 * The button that opens the mobile menu. Until React is ready, `plugins/client/early-taps` shows the sidebar from the
 * server's HTML instead, and then the menu that React renders replaces it.
 */
export default function MobileSidebarToggle(): ReactNode {
  const {toggle, shown, shouldRender} = useNavbarMobileSidebar();
  const button = useTakeover<HTMLButtonElement>();
  useEffect(() => {
    if ('menu' in document.documentElement.dataset) toggle();
  }, [toggle]);
  useEffect(() => {
    if (shown && shouldRender) delete document.documentElement.dataset.menu;
  }, [shown, shouldRender]);
  return (
    <button
      ref={button}
      type="button"
      className="navbar__toggle clean-btn"
      aria-label="Toggle navigation bar"
      aria-expanded={shown}
      onClick={toggle}
      data-tap="menu">
      <IconMenu />
    </button>
  );
}
