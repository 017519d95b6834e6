import {useDeferredValue, type ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';

/**
 * Renders the menu of narrow screens after all else, in steps between which the page answers: a phone takes 80 ms
 * for it right after hydration. A reader who opens it before gets it at once.
 */
export default function NavbarMobileSidebar(): ReactNode {
  const {shouldRender, shown} = useNavbarMobileSidebar();
  const isDue = useDeferredValue(shouldRender, false);
  return isDue || shown ? <MobileSidebar /> : null;
}
