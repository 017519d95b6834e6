import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import Layout from '@theme/Layout';
import ErrorPageContent from '@site/src/theme/ErrorPageContent';

type Props = {readonly error: Error; readonly tryAgain: () => void};

/** Reloads the page, because the client router crashed with it. */
function reload(): void {
  location.reload();
}

/** The theme's layout wants a route; an error outside any page has none. */
const ROUTE = {plugin: {name: 'error-page', id: 'default'}};

/**
 * The crash page for errors outside any layout, as of a page that has no default export. Docusaurus's
 * own one looks and reads otherwise than `ErrorPageContent`, which shows errors inside a layout.
 */
export default function ErrorPage({error, tryAgain}: Props): ReactNode {
  const content = <ErrorPageContent error={error} tryAgain={tryAgain} leave={reload} />;
  return (
    <RouteContextProvider value={ROUTE}>
      {/* When the layout is what throws, the content stands alone. */}
      <ErrorBoundary fallback={() => content}>
        <Layout>{content}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
