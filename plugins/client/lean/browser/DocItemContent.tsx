import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {theDocs} from './docs';

/**
 * Renders the article from the server's HTML, so that React neither renders nor hydrates its content. Replaces
 * `@theme/DocItem/Content` in the browser and renders the same element as the original does on the server.
 */
export default function DocItemContent(): ReactNode {
  const {metadata} = useDoc();
  return (
    <div
      className="theme-doc-markdown markdown"
      suppressHydrationWarning
      // The HTML comes from our own build.
      dangerouslySetInnerHTML={theDocs().store.page(metadata.permalink)?.article}
    />
  );
}
