import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';

/** The results page before a query, or without JavaScript. */
export function PageIntroduction(): ReactNode {
  const sitemap = useBaseUrl('/sitemap.xml');
  const versions = useVersions(undefined);
  return (
    <>
      {/* CSS hides it if JavaScript is on. */}
      <p className="search-page__no-scripts">
        Search requires JavaScript. The <a href={sitemap}>sitemap</a> lists all pages of the latest version.
      </p>
      <h2>Browse by version</h2>
      <ul className="message-page__list">
        {versions.map((version) => (
          <li key={version.name}>
            <Link to={version.path}>Capacitor {version.label} documentation</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
