import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';

/** What the results page shows before anything was asked, and without scripts. */
export function PageIntroduction(): ReactNode {
  const sitemap = useBaseUrl('/sitemap.xml');
  const versions = useVersions(undefined);
  return (
    <>
      {/* Styles hide it where there are scripts. */}
      <p className="search-page__no-scripts">
        Search requires JavaScript. The <a href={sitemap}>sitemap</a> lists every page.
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
