import type {ReactNode} from 'react';
import {usePaused} from './usePaused';

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
