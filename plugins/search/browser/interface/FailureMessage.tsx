import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Failure} from './useSearch';

const REASONS: Record<Failure, ReactNode> = {
  network: 'The search index did not load. Check your connection and try again.',
  missing: 'This site was published without its search index.',
  unexpected: 'Search failed unexpectedly.',
};

const MISSING_IN_PREVIEW = (
  <>
    There is no search index yet. Run <code>npm run build</code> once: the preview uses the index from the
    last build.
  </>
);

type Props = {
  readonly failure: Failure;
  /** What an exception says. */
  readonly reason?: string;
  readonly retry: () => void;
};

/** Explains why the search failed and what to do. */
export function FailureMessage({failure, reason, retry}: Props): ReactNode {
  const sitemap = useBaseUrl('/sitemap.xml');
  const inPreview = process.env.NODE_ENV === 'development' && failure === 'missing';
  return (
    <div className="search__message" role="alert">
      <p>
        {inPreview ? MISSING_IN_PREVIEW : REASONS[failure]}
        {reason !== undefined && ` The reason: ${reason}`}
      </p>
      <p>
        <button type="button" className="button button--primary button--sm" onClick={retry}>
          Retry
        </button>{' '}
        {!inPreview && (
          <>
            The <a href={sitemap}>sitemap</a> lists all pages of the latest version.
          </>
        )}
      </p>
    </div>
  );
}
