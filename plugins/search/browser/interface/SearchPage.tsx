import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import {PreloadFonts} from '@site/plugins/lib/browser/PreloadFonts';
import {TwitterMetadata} from '@site/plugins/lib/browser/TwitterMetadata';
import {WithoutScripts} from './PageIntroduction';
import {PageSearch} from './PageSearch';
import {SearchBoundary} from './SearchBoundary';

const TITLE = 'Search';
const DESCRIPTION =
  'Search all versions of the Capacitor documentation: guides, plugins, commands and settings.';

/** The results page. Search engines don't index it, because what it shows depends on the query. */
export function SearchPage(): ReactNode {
  return (
    <Layout title={TITLE} description={DESCRIPTION}>
      <PreloadFonts />
      <TwitterMetadata title={TITLE} description={DESCRIPTION} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className="search-page">
        <h1>{TITLE}</h1>
        {/* The server doesn't know the query. */}
        {useIsBrowser() ? (
          <SearchBoundary>
            <PageSearch />
          </SearchBoundary>
        ) : (
          <WithoutScripts />
        )}
      </main>
    </Layout>
  );
}
