import {useEffect, useId, useLayoutEffect, useRef, useState, type RefObject} from 'react';
import type {SearchEngine} from '@site/plugins/search/browser/engine/types';
import {arrivalWords} from './arrivalWords';
import {keepSearch} from './recentSearches';
import {useFollow} from './ResultLink';
import {resultOptions, type ResultOption} from './resultOptions';
import {useActiveOption} from './useActiveOption';
import {useReadVersion} from './useDocsVersions';
import {useEngine} from './useEngine';
import {useSearch, type SearchState} from './useSearch';

/** The search dialog's state and actions, independent of its appearance. */
export type Dialog = ReturnType<typeof useDialog>;

/** Returns the state of an open dialog; `close` closes it. */
export function useDialog(initialText: string, close: () => void) {
  const engine = useEngine();
  const readVersion = useReadVersion().name;
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [text, setText] = useState(initialText);
  const [version, setVersion] = useState(readVersion);
  const search = useSearch(engine, {text, version});
  const groups = search.answer ? resultOptions(search.answer, listId) : [];
  const activeOption = useActiveOption(groups, search.answer);
  const focus = (): void => input.current?.focus();
  const focused = (change: (value: string) => void) => {
    return (value: string): void => {
      change(value);
      input.current?.focus();
    };
  };
  /** Stores the search and closes the dialog. */
  const leave = (): void => {
    keepSearch(text);
    close();
  };
  const openActive = useOpening(search.kind, activeOption.active, text, leave);
  useWarmUp(engine, readVersion, input);
  return {
    ...activeOption,
    ...{engine, input, listId, text, version, search, groups, openActive, focus, leave, close},
    setText: focused(setText),
    setVersion: focused(setVersion),
  };
}

/**
 * Fetches the index while the reader types. A failure is ignored here, because the first query fails too and reports
 * it.
 */
function useWarmUp(engine: SearchEngine, version: string, input: RefObject<HTMLInputElement | null>): void {
  // Runs in the same task in which this field replaces the placeholder field, so no typed text gets lost.
  useLayoutEffect(() => input.current?.focus(), [input]);
  useEffect(() => {
    engine.warmUp(version).catch((error: unknown) => console.info('The search index is not ready.', error));
  }, [engine, version]);
}

/** Opens an option immediately or, if the reader pressed Enter before there were results, as soon as there is one. */
function useOpening(
  kind: SearchState['kind'],
  option: ResultOption | undefined,
  text: string,
  leave: () => void,
): () => void {
  const follow = useFollow();
  const [awaited, setAwaited] = useState<string>();
  const open = (): void => {
    if (!option) return;
    leave();
    follow(option.url, arrivalWords(text, option.hit));
  };
  useEffect(() => {
    if (kind === 'found' && awaited === text) open();
  });
  return () => (kind === 'loading' ? setAwaited(text) : open());
}
