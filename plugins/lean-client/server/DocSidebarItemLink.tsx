import {renderToStaticMarkup} from 'react-dom/server';
import type {ReactNode} from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import styles from '@docusaurus/theme-classic/lib/theme/DocSidebarItem/Link/styles.module.css';
import DocSidebarItemLink from '@theme-original/DocSidebarItem/Link';
import type {Props} from '@theme/DocSidebarItem/Link';
import {remember} from '../../remember';

/** Links kept: more than the sidebars of all versions have. */
const KEPT = 10_000;

/** What DocSidebarItems hands on besides the declared properties. */
type OwnProps = Props & {readonly tabIndex?: number};

/**
 * A doc's link in the sidebar, as theme-classic renders it for the pages that it does not lead to: the same for
 * all of them, so the HTML in it is made once. Every page has a hundred of these, half of what React had to
 * render. Stands in for `@theme/DocSidebarItem/Link` on the server.
 */
export default function ServerSidebarItemLink(props: OwnProps): ReactNode {
  const {item, activePath, level, tabIndex} = props;
  const {collectLink} = useBrokenLinks();
  if (!item.docId || isActiveSidebarItem(item, activePath)) return <DocSidebarItemLink {...props} />;
  collectLink(item.href);
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemLink,
        ThemeClassNames.docs.docSidebarItemLinkLevel(level),
        'menu__list-item',
        item.className,
      )}
      dangerouslySetInnerHTML={{
        __html: linkHtml(JSON.stringify([item.href, item.label, tabIndex]), item, tabIndex),
      }}
    />
  );
}

const linkHtml = remember(KEPT, (_key, {href, label}: Props['item'], tabIndex: number | undefined) =>
  renderToStaticMarkup(
    <a className="menu__link" tabIndex={tabIndex} href={href}>
      <span className={styles.linkLabel}>{label}</span>
    </a>,
  ),
);
