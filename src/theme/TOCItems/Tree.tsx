import {memo, useMemo, type ReactNode} from 'react';
import type {Props} from '@theme/TOCItems/Tree';
import {builtHtml} from '@site/plugins/lib/trusted-types';
import {tocHtml} from '@site/src/components/tocHtml';

/**
 * The items of a table of contents, as a string of HTML. A long page has two tables with ninety links each, and React
 * would otherwise hydrate every link, although links within the page don't need it.
 */
function TOCItemTree({toc, className, linkClassName}: Props): ReactNode {
  // React writes the HTML again whenever it gets another object.
  const html = useMemo(() => ({__html: builtHtml(tocHtml(toc, linkClassName))}), [toc, linkClassName]);
  if (toc.length === 0) return null;
  return <ul className={className} dangerouslySetInnerHTML={html} />;
}

export default memo(TOCItemTree);
