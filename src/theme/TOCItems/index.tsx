import type {ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useFilteredAndTreeifiedTOC} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TOCItems';
import TOCItemTree from '@theme/TOCItems/Tree';

type OwnProps = Pick<Props, 'toc' | 'minHeadingLevel' | 'maxHeadingLevel'>;

/**
 * A table of contents. Docusaurus's own also marks the current section, but ignores the heading in the address, so
 * `useContentsMark()` in `src/components/` does it here.
 */
export default function TOCItems({toc, minHeadingLevel, maxHeadingLevel}: OwnProps): ReactNode {
  const {tableOfContents} = useThemeConfig();
  const tree = useFilteredAndTreeifiedTOC({
    toc,
    minHeadingLevel: minHeadingLevel ?? tableOfContents.minHeadingLevel,
    maxHeadingLevel: maxHeadingLevel ?? tableOfContents.maxHeadingLevel,
  });
  return <TOCItemTree toc={tree} className="table-of-contents" linkClassName="table-of-contents__link" />;
}
