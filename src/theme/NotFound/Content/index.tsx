import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PageMetadata} from '@docusaurus/theme-common';
import {withoutSlash} from '@site/packages/lib/withoutSlash';
import {POPULAR_PAGES} from '@site/plugins/search/browser/interface/quickLinks';
import {SearchOpener} from '@site/plugins/search/browser/interface/SearchOpener';
import type {PageSuggestions} from '@site/src/components/PageSuggestions';
import {PreloadFonts} from '@site/plugins/lib/browser/PreloadFonts';
import {useReadVersions} from '@site/plugins/lib/browser/useReadVersions';
import {TwitterMetadata} from '@site/plugins/lib/browser/TwitterMetadata';

const TITLE = 'Page not found';
const DESCRIPTION =
  'The Capacitor documentation has no page at this URL. It may have moved, or it may exist in another version.';

/**
 * The not-found page. The server renders one file for all addresses, so the address and the suggestions that depend on it
 * appear after hydration, in space that is kept for them.
 */
export default function NotFoundContent(): ReactNode {
  const [read] = useReadVersions();
  const {pathname} = useLocation();
  const baseUrl = useBaseUrl('/');
  const address = useIsBrowser() ? pathname.replace(baseUrl, '') : '';
  const loaded = useSuggestions();
  return (
    <main className="message-page not-found">
      {/* Docusaurus gives this page no title if the address is below the docs' root. */}
      <PageMetadata title={TITLE} description={DESCRIPTION} />
      <PreloadFonts />
      <TwitterMetadata title={TITLE} description={DESCRIPTION} />
      <div>
        <h1>{TITLE}</h1>
        <p className="not-found__address">{address && <code>{address}</code>}</p>
        <p>{DESCRIPTION}</p>
        <SearchOpener words={wordsOf(address)} />
        <div className="not-found__suggestions">
          {loaded && <loaded.PageSuggestions pathname={pathname} read={read} />}
        </div>
      </div>
      <div>
        <h2 id="popular-pages">Popular pages</h2>
        <ul className="message-page__list" aria-labelledby="popular-pages">
          {read && (
            <li>
              <Link to={read.path}>Capacitor {read.label} documentation</Link>
            </li>
          )}
          {POPULAR_PAGES.map(({label, route}) => (
            <li key={route}>
              {/* A unit test checks these: the small sites of other tests don't have the pages. */}
              <Link data-noBrokenLinkCheck to={`${withoutSlash(read?.path ?? '')}/${route}`}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </main>
  );
}

/** Returns what to search for instead of an address: the words of its last segment. */
function wordsOf(address: string): string {
  const [, words = ''] = /([^/]*?)(?:\.\w+)?\/?$/.exec(address) ?? [];
  return words.replace(/[-_]+/g, ' ');
}

/**
 * Returns the component with suggestions, or `undefined` until it has loaded. Its code is loaded only here, because all
 * pages load this component.
 */
function useSuggestions(): {readonly PageSuggestions: typeof PageSuggestions} | undefined {
  const [loaded, setLoaded] = useState<{readonly PageSuggestions: typeof PageSuggestions}>();
  useEffect(() => {
    // Suggestions are optional, so the page stays as it is if their code doesn't load.
    import('@site/src/components/PageSuggestions').then(setLoaded, console.warn);
  }, []);
  return loaded;
}
