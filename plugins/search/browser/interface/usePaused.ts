import {useEffect, useState} from 'react';

/** Returns `value` once it has stayed the same for `pauseMs`, and until then the one before; at first none. */
export function usePaused(value: string, pauseMs: number): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), pauseMs);
    return () => window.clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
