import {useEffect, useState} from 'react';

/**
 * Returns `value` once it hasn't changed for `pauseMs` milliseconds, and the previous value until then; initially an
 * empty string.
 */
export function usePaused(value: string, pauseMs: number): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), pauseMs);
    return () => window.clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
