import type {ReactNode} from 'react';
import {usePaused} from './usePaused';

/** Long enough that a screen reader hears one count, not one a key. */
const PAUSE_MS = 500;

/** Says `text` to screen readers as soon as the reader pauses. */
export function SearchStatus({text}: {readonly text: string}): ReactNode {
  return (
    <p className="visually-hidden" role="status">
      {usePaused(text, PAUSE_MS)}
    </p>
  );
}
