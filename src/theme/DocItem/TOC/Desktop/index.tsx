import {useRef, type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import EditThisPage from '@theme/EditThisPage';
import {ContentsList} from '@site/src/components/ContentsList';
import {Promotion} from '@site/src/components/Promotion';
import {useContentsMark} from '@site/src/components/useContentsMark';

/** The column next to an article: the table of contents, the edit link and a promotion. */
export default function DocItemTOCDesktop(): ReactNode {
  const {toc, metadata} = useDoc();
  const aside = useRef<HTMLDivElement>(null);
  useContentsMark(aside);
  return (
    <div ref={aside} className={`doc-aside thin-scrollbar ${ThemeClassNames.docs.docTocDesktop}`}>
      <nav aria-labelledby="doc-contents">
        <p className="doc-aside__title" id="doc-contents">
          On this page
        </p>
        <ContentsList toc={toc} />
      </nav>
      {metadata.editUrl && (
        <p className="doc-aside__edit">
          <EditThisPage editUrl={metadata.editUrl} />
        </p>
      )}
      <Promotion />
    </div>
  );
}
