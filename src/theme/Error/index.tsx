import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';

type Props = {readonly error: Error; readonly tryAgain: () => void};

/** The theme's layout wants a route; an error outside any page has none. */
const ROUTE = {plugin: {name: 'error-page', id: 'default'}};

/**
 * The crash page for errors outside any layout, as of a page that has no default export. Docusaurus's
 * own one looks and reads otherwise than `ErrorPageContent`, which shows errors inside a layout.
 */
export default function ErrorPage({error, tryAgain}: Props): ReactNode {
  const content = <ErrorPageContent error={error} tryAgain={tryAgain} />;
  return (
    <RouteContextProvider value={ROUTE}>
      {/* When the layout is what throws, the content stands alone. */}
      <ErrorBoundary fallback={() => content}>
        <Head>
          <title>Page crashed</title>
        </Head>
        <Layout>{content}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
