import {useEffect, useState, type ReactNode} from 'react';

/** Long enough that a screen reader hears one count, not one a key. */
const SILENCE_MS = 500;

/** Says `text` to screen readers as soon as the reader pauses. */
export function SearchStatus({text}: {readonly text: string}): ReactNode {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(() => setSaid(text), SILENCE_MS);
    return () => window.clearTimeout(timer);
  }, [text]);
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
}
