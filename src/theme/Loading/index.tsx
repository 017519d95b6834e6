import type {ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import Spinner from './spinner.svg';

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
  if (!pastDelay) return null;
  return (
    <div className="loading" role="status">
      <Spinner className="loading__spinner" aria-hidden />
      <span className="visually-hidden">Loading the page</span>
    </div>
  );
}
