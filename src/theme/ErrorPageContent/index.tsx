import {useLayoutEffect, useRef, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

type Props = {
  readonly error: Error;
  readonly tryAgain: () => void;
  /** Shows the page that the reader has since navigated to. */
  readonly leave?: () => void;
};

/**
 * Reloads the page, because what it crashed on may be in its data or its scripts. Without a network, that would only
 * show the browser's error page.
 */
function startAgain(tryAgain: () => void): void {
  if (navigator.onLine) location.reload();
  else tryAgain();
}

/**
 * The content of the crash page: what happened, with all causes, and what to do. React keeps showing it until
 * `tryAgain` is called, so this calls it when the reader navigates to another page.
 */
export default function ErrorPageContent({error, tryAgain, leave = tryAgain}: Props): ReactNode {
  const home = useBaseUrl('/');
  const {title, titleDelimiter} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  const crashed = useRef(pathname);
  useLayoutEffect(() => {
    if (pathname !== crashed.current) leave();
  }, [pathname, leave]);
  return (
    <main className="message-page">
      {/* Not `PageMetadata`, because the contexts that it needs may be missing after a crash. */}
      <Head>
        <title>{`Page crashed ${titleDelimiter} ${title}`}</title>
      </Head>
      <h1>This page crashed.</h1>
      <p>Try again first. If the page keeps crashing, you can still use the rest of the site.</p>
      <p className="message-page__actions">
        <ErrorBoundaryTryAgainButton
          onClick={() => startAgain(tryAgain)}
          className="button button--primary"
        />
        {/* A plain link, because a full page load is the safest way to recover from a crash. */}
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
