import type {ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocSidebar/Desktop/Content';
import {SidebarHead} from '@site/src/components/SidebarHead';
import {useCurrentInView} from '@site/src/components/useCurrentInView';
import DocSidebarItems from '@theme/DocSidebarItems';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';

/** The sidebar on wide screens, with the product and version menus above the pages. */
export default function DocSidebarDesktopContent({path, sidebar}: Props): ReactNode {
  const {box, script} = useCurrentInView(path);
  return (
    <>
      <Strip />
      <SidebarHead />
      <nav ref={box} aria-label="Docs sidebar" className="menu thin-scrollbar">
        <ul className={`${ThemeClassNames.docs.docSidebarMenu} menu__list`}>
          <DocSidebarItems items={sidebar} activePath={path} level={1} />
        </ul>
      </nav>
      {script}
    </>
  );
}

/** The search and the color mode at the top of the sidebar, next to the logo, for as long as the navbar is hidden. */
function Strip(): ReactNode {
  return (
    <div className="sidebar-strip">
      <button
        type="button"
        className="clean-btn sidebar-strip__search"
        aria-label="Search"
        onClick={() => document.querySelector<HTMLElement>('.search-box__button')?.click()}
      />
      <NavbarColorModeToggle />
    </div>
  );
}
