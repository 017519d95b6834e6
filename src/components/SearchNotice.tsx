import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

/** Says that search is not configured, and where every page of the docs is listed. */
export function SearchNotice(): ReactNode {
  const sitemap = useBaseUrl('/sitemap.xml');
  return (
    <p>
      Search is not configured on this site. The <a href={sitemap}>sitemap of the docs</a> lists every page.
    </p>
  );
}
