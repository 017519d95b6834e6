import {memo, useMemo, type ReactNode} from 'react';
import {NavbarSecondaryMenuFiller, ThemeClassNames} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/DocSidebar/Mobile';
import {SidebarHead} from '@site/src/components/SidebarHead';
import DocSidebarItems from '@theme/DocSidebarItems';

type Menu = Pick<Props, 'sidebar' | 'path'>;

function SecondaryMenu({menu: {sidebar, path}}: {readonly menu: Menu}): ReactNode {
  const mobileSidebar = useNavbarMobileSidebar();
  return (
    <>
      <SidebarHead onNavigate={mobileSidebar.toggle} />
      <ul className={`${ThemeClassNames.docs.docSidebarMenu} menu__list`}>
        <DocSidebarItems
          items={sidebar}
          activePath={path}
          onItemClick={(item) => {
            if (item.type === 'link' || (item.type === 'category' && item.href)) mobileSidebar.toggle();
          }}
          level={1}
        />
      </ul>
    </>
  );
}

function DocSidebarMobile({sidebar, path}: Props): ReactNode {
  // A single prop, because Docusaurus sorts several with `localeCompare`, whose first call takes a phone 30 ms.
  const menu = useMemo(() => ({sidebar, path}), [sidebar, path]);
  return <NavbarSecondaryMenuFiller component={SecondaryMenu} props={{menu}} />;
}

export default memo(DocSidebarMobile);
