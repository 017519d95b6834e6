import {memo, type ReactNode} from 'react';
import {NavbarSecondaryMenuFiller, ThemeClassNames} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/DocSidebar/Mobile';
import {SidebarHead} from '@site/src/components/SidebarHead';
import DocSidebarItems from '@theme/DocSidebarItems';

function SecondaryMenu({sidebar, path}: Pick<Props, 'sidebar' | 'path'>): ReactNode {
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

function DocSidebarMobile(props: Props): ReactNode {
  return <NavbarSecondaryMenuFiller component={SecondaryMenu} props={props} />;
}

export default memo(DocSidebarMobile);
