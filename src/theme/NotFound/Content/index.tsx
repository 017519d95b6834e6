import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import SearchBar from '@theme/SearchBar';
import {PreloadFont} from '@site/src/components/PreloadFont';
import {suggestPages} from '@site/src/components/suggestPages';
import {useReadVersions} from '@site/src/components/useReadVersions';
import {useVersionsWithDocs} from '@site/src/components/useVersionsWithDocs';
import {TwitterMetadata} from '@site/src/components/TwitterMetadata';

const TITLE = 'Page not found';
const DESCRIPTION =
  'The Capacitor documentation has no page at this URL. It may have moved, or it may exist in another version.';

/**
 * The not-found page. Its suggestions depend on the address. The server renders one file for all addresses, so the
 * suggestions appear after hydration.
 */
export default function NotFoundContent(): ReactNode {
  const [read] = useReadVersions();
  const withDocs = useVersionsWithDocs();
  const {pathname} = useLocation();
  const suggestions = useIsBrowser() && withDocs ? suggestPages(pathname, withDocs, read) : undefined;
  const version: {readonly path: string; readonly label: string} | undefined = suggestions?.version ?? read;
  return (
    <main className="message-page">
      {/* Docusaurus gives this page no title if the address is below the docs' root. */}
      <PageMetadata title={TITLE} description={DESCRIPTION} />
      <PreloadFont />
      <TwitterMetadata title={TITLE} description={DESCRIPTION} />
      <h1>{TITLE}</h1>
      <p>{DESCRIPTION}</p>
      <SearchBar />
      <h2>Where to go from here</h2>
      <ul className="message-page__list">
        {suggestions?.pages.map(({version: other, path, title}) => (
          <li key={path}>
            <Link to={path}>{title ?? path}</Link> in {other.label}
            {title !== undefined && <span className="message-page__path">{path}</span>}
          </li>
        ))}
        {version && (
          <li>
            <Link to={version.path}>Capacitor {version.label} documentation</Link>
          </li>
        )}
      </ul>
    </main>
  );
}
