import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import TOCItems from '@theme/TOCItems';

/** The table of contents on narrow screens: a plain collapsible at the top of the article. */
export default function DocItemTOCMobile(): ReactNode {
  const {toc, frontMatter} = useDoc();
  return (
    <details className={`toc-mobile ${ThemeClassNames.docs.docTocMobile}`} data-collapsible="">
      <summary>On this page</summary>
      <nav className="collapsible__content" aria-label="On this page">
        <TOCItems
          toc={toc}
          minHeadingLevel={frontMatter.toc_min_heading_level}
          maxHeadingLevel={frontMatter.toc_max_heading_level}
        />
      </nav>
    </details>
  );
}
