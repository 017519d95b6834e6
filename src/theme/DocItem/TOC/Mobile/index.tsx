import {useRef, type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {ContentsList} from '@site/src/components/ContentsList';
import {PageParts} from '@site/src/components/PageParts';
import {VersionMenu} from '@site/src/components/SidebarHead';
import {useContentsMark} from '@site/src/components/useContentsMark';

/**
 * The pages that need the width of the column of contents for something else. Styles look for the bar, because the class
 * of the HTML element changes while React takes over the page, and after the scroll position is set.
 */
const WIDE = /^(?:apis\/|updating\/changes$)/;

/**
 * The table of contents on screens without room for a column of it: a bar that stays below the navbar, names the section
 * that the reader is in, and opens the list over the article. Where there is no sidebar, the version menu is beside it.
 */
export default function DocItemTOCMobile(): ReactNode {
  const {toc, metadata} = useDoc();
  const details = useRef<HTMLDetailsElement>(null);
  useContentsMark(details);
  return (
    <div className={WIDE.test(metadata.id) ? 'article-bar article-bar--wide' : 'article-bar'}>
      <VersionMenu />
      <details
        ref={details}
        className={`toc-mobile ${ThemeClassNames.docs.docTocMobile}`}
        data-collapsible="">
        <summary>
          On this page
          <span className="toc-mobile__section">
            <span />
          </span>
        </summary>
        <nav className="collapsible__content thin-scrollbar" aria-label="On this page">
          <ContentsList toc={toc} />
        </nav>
      </details>
      <PageParts toc={toc} />
    </div>
  );
}
