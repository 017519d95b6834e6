import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';

/** The results page without JavaScript. CSS hides it if JavaScript is on, so that it isn't shown until the field is. */
export function WithoutScripts(): ReactNode {
  const sitemap = useBaseUrl('/sitemap.xml');
  return (
    <div className="search-page__no-scripts">
      <p>
        Search requires JavaScript. The <a href={sitemap}>sitemap</a> lists all pages of the latest version.
      </p>
      <VersionList />
    </div>
  );
}

/** Links to the documentation of all versions, the latest first. */
export function VersionList(): ReactNode {
  // Docusaurus lists the unreleased version first, but few readers want it.
  const versions = useVersions(undefined).toSorted((a, b) => Number(b.isLast) - Number(a.isLast));
  return (
    <>
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
