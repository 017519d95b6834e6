import type {ReactNode} from 'react';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';

type Props = {readonly error: Error; readonly tryAgain: () => void};

/** The page that shows when rendering threw: what happened, with all causes, and what to do. */
export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  const home = useBaseUrl('/');
  return (
    <main className="message-page">
      <h1>This page crashed.</h1>
      <p>Try again first. If it keeps happening, the rest of the site still works.</p>
      <p className="message-page__actions">
        <ErrorBoundaryTryAgainButton onClick={tryAgain} className="button button--primary" />
        {/* A plain link: after a crash, a full page load is the safe way on. */}
        <a className="button button--secondary" href={home}>
          Documentation home
        </a>
      </p>
      <div className="message-page__detail">
        <ErrorBoundaryError error={error} />
      </div>
    </main>
  );
}
