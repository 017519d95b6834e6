import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {theDocs} from './docs';

/**
 * The article, as the server rendered it: React neither renders nor hydrates it. Stands in for
 * `@theme/DocItem/Content` in the browser, and makes the element that one makes on the server.
 */
export default function DocItemContent(): ReactNode {
  const {metadata} = useDoc();
  return (
    <div
      className="theme-doc-markdown markdown"
      suppressHydrationWarning
      // The HTML is our own, from the build.
      dangerouslySetInnerHTML={theDocs().store.page(metadata.permalink)?.article}
    />
  );
}
