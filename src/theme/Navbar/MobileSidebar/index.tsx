import {useDeferredValue, type ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';

/**
 * Renders the mobile menu last and in a transition, so that the page stays responsive: right after hydration, it
 * would take a phone 80 ms. If the reader opens the menu before that, it renders immediately.
 */
export default function NavbarMobileSidebar(): ReactNode {
  const {shouldRender, shown} = useNavbarMobileSidebar();
  const isDue = useDeferredValue(shouldRender, false);
  return isDue || shown ? <MobileSidebar /> : null;
}
