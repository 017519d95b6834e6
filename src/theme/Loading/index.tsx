import type {ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';

/**
 * What shows while a page's chunks load: nothing during the loader's short delay, then a spinner, and an error with a
 * Retry button if loading fails.
 */
export default function Loading({error, retry, pastDelay}: LoadingComponentProps): ReactNode {
  if (error) {
    return (
      <div className="loading-error" role="alert">
        <p>{String(error)}</p>
        <button type="button" className="button button--secondary" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  return pastDelay ? <Spinner /> : null;
}

function Spinner(): ReactNode {
  return (
    <div className="loading" role="status">
      <svg className="loading__spinner" viewBox="0 0 45 45" aria-hidden="true">
        <path className="loading__lead" d="M0 22.5H16M29 22.5H45" />
        <circle className="loading__ripple" cx="22.5" cy="22.5" r="6" />
        <circle className="loading__ripple loading__ripple--late" cx="22.5" cy="22.5" r="6" />
        <circle className="loading__core" cx="22.5" cy="22.5" r="8" />
      </svg>
      <span className="visually-hidden">Loading the page</span>
    </div>
  );
}
