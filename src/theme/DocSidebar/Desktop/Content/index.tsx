import type {ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocSidebar/Desktop/Content';
import {SidebarHead} from '@site/src/components/SidebarHead';
import {REVEAL_SCRIPT, useCurrentInView} from '@site/src/components/useCurrentInView';
import DocSidebarItems from '@theme/DocSidebarItems';

/** The sidebar on wide screens: product and version menus above the pages. */
export default function DocSidebarDesktopContent({path, sidebar}: Props): ReactNode {
  const menu = useCurrentInView(path);
  const isBrowser = useIsBrowser();
  return (
    <>
      <SidebarHead />
      <nav ref={menu} aria-label="Docs sidebar" className="menu thin-scrollbar">
        <ul className={`${ThemeClassNames.docs.docSidebarMenu} menu__list`}>
          <DocSidebarItems items={sidebar} activePath={path} level={1} />
        </ul>
      </nav>
      {/* In the HTML only. The minifiers of the two builds write the function differently. */}
      {!isBrowser && <script suppressHydrationWarning dangerouslySetInnerHTML={{__html: REVEAL_SCRIPT}} />}
    </>
  );
}
