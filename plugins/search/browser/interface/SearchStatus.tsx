import type {ReactNode} from 'react';
import {usePaused} from './usePaused';
import type {SearchState} from './useSearch';

/** Long enough for a screen reader to announce one count rather than one per keystroke. */
const PAUSE_MS = 500;

/** Announces `text` to screen readers as soon as the reader pauses. */
export function SearchStatus({text}: {readonly text: string}): ReactNode {
  return (
    <p className="visually-hidden" role="status">
      {usePaused(text, PAUSE_MS)}
    </p>
  );
}

/** Returns a search's status, such as `12 pages in Capacitor v7`, or nothing while it is idle. */
export function statusText({kind, answer}: Pick<SearchState, 'kind' | 'answer'>, where: string): string {
  if (kind === 'loading' && !answer) return 'Searching…';
  if (kind !== 'found' || !answer) return '';
  if (answer.total === 0) return `No results in ${where}`;
  return `${answer.total === 1 ? '1 page' : `${answer.total} pages`} in ${where}`;
}
