import {memo, type ReactNode} from 'react';
import type {Props} from '@theme/TOCItems/Tree';
import {tocHtml} from '@site/src/components/tocHtml';

/**
 * The list of a table of contents, as HTML: a long page has two of ninety links, and React would hydrate each. None of
 * them needs it, as they lead to places on the page.
 */
function TOCItemTree({toc, className, linkClassName}: Props): ReactNode {
  if (toc.length === 0) return null;
  return <ul className={className} dangerouslySetInnerHTML={{__html: tocHtml(toc, linkClassName)}} />;
}

export default memo(TOCItemTree);
