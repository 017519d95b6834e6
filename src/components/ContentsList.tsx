import {useMemo, type ReactNode} from 'react';
import type {TOCItem} from '@docusaurus/mdx-loader';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useFilteredAndTreeifiedTOC} from '@docusaurus/theme-common/internal';
import {builtHtml} from '@site/plugins/lib/trusted-types';
import {tocHtml} from '@site/src/components/tocHtml';

/**
 * A table of contents with the same levels on all pages. Docusaurus's own also marks the current section, but ignores the
 * heading in the address, so `useContentsMark()` does it here. The items are a string of HTML: a long page has two tables
 * with ninety links each, and React would otherwise hydrate every link, although links within the page don't need it.
 */
export function ContentsList({toc}: {readonly toc: readonly TOCItem[]}): ReactNode {
  const {tableOfContents} = useThemeConfig();
  const tree = useFilteredAndTreeifiedTOC({toc, ...tableOfContents});
  // React writes the HTML again whenever it gets another object.
  const items = useMemo(() => ({__html: builtHtml(tocHtml(tree))}), [tree]);
  return tree.length > 0 && <ul className="table-of-contents" dangerouslySetInnerHTML={items} />;
}
