import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import SearchBar from '@theme/SearchBar';
import {withoutSlash} from '@site/plugins/lib/withoutSlash';
import {QUICK_LINKS} from '@site/plugins/search/browser/interface/quickLinks';
import {PreloadFonts} from '@site/src/components/PreloadFonts';
import type {suggestPages, Suggestions} from '@site/src/components/suggestPages';
import {useReadVersions} from '@site/src/components/useReadVersions';
import {useVersionsWithDocs, type VersionWithDocs} from '@site/src/components/useVersionsWithDocs';
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
  const suggestions = useSuggestions(read);
  const version: {readonly path: string; readonly label: string} | undefined = suggestions?.version ?? read;
  return (
    <main className="message-page">
      {/* Docusaurus gives this page no title if the address is below the docs' root. */}
      <PageMetadata title={TITLE} description={DESCRIPTION} />
      <PreloadFonts />
      <TwitterMetadata title={TITLE} description={DESCRIPTION} />
      <h1>{TITLE}</h1>
      <p>{DESCRIPTION}</p>
      <SearchBar />
      {suggestions?.change && <p>This page {suggestions.change}.</p>}
      {suggestions && suggestions.pages.length > 0 && (
        <>
          <h2 id="did-you-mean">Did you mean</h2>
          <ul className="message-page__list" aria-labelledby="did-you-mean">
            {suggestions.pages.map(({version: other, path, title, kind, isNearest}) => (
              <li key={path}>
                <Link to={path}>{title ?? path}</Link>
                <span className="message-page__kind">
                  {kind} · {other.label}
                  {isNearest && ' · the nearest page'}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <h2 id="popular-pages">Popular pages</h2>
      <ul className="message-page__list" aria-labelledby="popular-pages">
        {version && (
          <li>
            <Link to={version.path}>Capacitor {version.label} documentation</Link>
          </li>
        )}
        {suggestions &&
          version &&
          QUICK_LINKS.map(({label, route}) => (
            <li key={route}>
              <Link to={`${withoutSlash(version.path)}/${route}`}>{label}</Link>
            </li>
          ))}
      </ul>
    </main>
  );
}

/**
 * Returns suggestions for the current address, or `undefined` until they are loaded. The code is loaded only here,
 * because all pages load this component.
 */
function useSuggestions(read: {readonly path: string} | undefined): Suggestions<VersionWithDocs> | undefined {
  const withDocs = useVersionsWithDocs();
  const {pathname} = useLocation();
  const [loaded, setLoaded] = useState<{readonly suggestPages: typeof suggestPages}>();
  useEffect(() => {
    // Suggestions are optional, so the page stays as it is if their code doesn't load.
    import('@site/src/components/suggestPages').then(setLoaded, console.warn);
  }, []);
  return loaded && withDocs ? loaded.suggestPages(pathname, withDocs, read) : undefined;
}
