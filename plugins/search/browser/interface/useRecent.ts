import {useState} from 'react';
import {keepSearches, recentSearches} from './storedSearches';

/** Returns the reader's recent searches, newest first, and a function that stores others. */
export function useRecent(): [readonly string[], (searches: readonly string[]) => void] {
  const [recent, setRecent] = useState<readonly string[]>(recentSearches);
  return [
    recent,
    (searches): void => {
      keepSearches(searches);
      setRecent(searches);
    },
  ];
}
