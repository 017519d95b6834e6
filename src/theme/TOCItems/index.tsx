import type {ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useFilteredAndTreeifiedTOC} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TOCItems';
import TOCItemTree from '@theme/TOCItems/Tree';

/**
 * A table of contents with the same levels on all pages. Docusaurus's own also marks the current section, but ignores the heading in the address, so
 * `useContentsMark()` in `src/components/` does it here.
 */
export default function TOCItems({toc}: Pick<Props, 'toc'>): ReactNode {
  const {tableOfContents} = useThemeConfig();
  const tree = useFilteredAndTreeifiedTOC({toc, ...tableOfContents});
  return <TOCItemTree toc={tree} className="table-of-contents" linkClassName="table-of-contents__link" />;
}
