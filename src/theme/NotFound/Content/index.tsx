import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import SearchBar from '@theme/SearchBar';
import {suggestPages} from '@site/src/components/suggestPages';

/**
 * The not-found page. What it suggests depends on the address, which the server does not know (it
 * renders one file for all), so the suggestions come after hydration.
 */
export default function NotFoundContent(): ReactNode {
  const versions = useVersions(undefined);
  const {pathname} = useLocation();
  const suggestions = useIsBrowser() ? suggestPages(pathname, versions) : undefined;
  return (
    <main className="message-page">
      <h1>Page not found</h1>
      <p>No page of this documentation has this address. It may have moved, or exist in another version.</p>
      <SearchBar />
      <h2>Where to go from here</h2>
      <ul className="message-page__list">
        {suggestions?.pages.map(({version, path}) => (
          <li key={path}>
            <Link to={path}>{path}</Link> in {version.label}
          </li>
        ))}
        {(suggestions ? [suggestions.version] : versions.filter((v) => v.isLast)).map((version) => (
          <li key={version.name}>
            <Link to={version.path}>Capacitor {version.label} documentation</Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
