import {useEffect, useId, useLayoutEffect, useRef, useState, type RefObject} from 'react';
import type {SearchEngine} from '@site/plugins/search/browser/engine/types';
import {ALL_VERSIONS} from '@site/plugins/search/browser/engine/versionNames';
import {arrivalWords} from './arrivalWords';
import {keepSearches, recentSearches, withSearch} from './storedSearches';
import {useFollow} from './ResultLink';
import {resultOptions, type ResultOption} from './resultOptions';
import {useActiveOption} from './useActiveOption';
import {useReadVersion} from './useDocsVersions';
import {useEngine} from './useEngine';
import {useSearch, type SearchState} from './useSearch';

/** All that happens in the search dialog, without what it looks like. */
export type Dialog = {
  readonly engine: SearchEngine;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly text: string;
  readonly version: string;
  readonly search: SearchState;
  readonly groups: readonly (readonly ResultOption[])[];
  readonly active: ResultOption | undefined;
  readonly recent: readonly string[];
  readonly setText: (text: string) => void;
  readonly setVersion: (version: string) => void;
  readonly setRecent: (searches: readonly string[]) => void;
  /** Makes another option the active one. */
  readonly move: (step: number) => void;
  /** Opens the active option, or the first one as soon as there is one. */
  readonly openActive: () => void;
  /** Remembers the search and closes the dialog. */
  readonly leave: () => void;
};

/** Returns the state of a dialog that is open; `close` closes it. */
export function useDialog(initialText: string, close: () => void): Dialog {
  const engine = useEngine();
  const readVersion = useReadVersion().name;
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [text, setText] = useState(initialText);
  const [version, setVersion] = useState(readVersion);
  const [recent, setRecent] = useRecent();
  const search = useSearch(engine, {text, version});
  const groups = search.answer ? resultOptions(search.answer, id) : [];
  const options = groups.flat();
  const {index, move} = useActiveOption(options.length, search.answer);
  const focused = <Value>(change: (value: Value) => void) => {
    return (value: Value): void => {
      change(value);
      input.current?.focus();
    };
  };
  const leave = (): void => {
    setRecent(withSearch(recent, text));
    close();
  };
  const openActive = useOpening(search.kind, options[index], text, leave);
  useWarmUp(engine, readVersion, input);
  return {
    ...{engine, input, text, version, search, groups, recent, move, openActive, leave},
    active: options[index],
    setText: focused(setText),
    setVersion: focused(setVersion),
    setRecent: focused(setRecent),
  };
}

/** The version that one key switches to: all, or back to the one being read. */
export function otherScope(version: string, readVersion: string): string {
  return version === ALL_VERSIONS ? readVersion : ALL_VERSIONS;
}

function useRecent(): [readonly string[], (searches: readonly string[]) => void] {
  const [recent, setRecent] = useState<readonly string[]>(recentSearches);
  return [
    recent,
    (searches): void => {
      keepSearches(searches);
      setRecent(searches);
    },
  ];
}

/** Fetches the index while the reader types; what fails here fails again with the first query, which says so. */
function useWarmUp(engine: SearchEngine, version: string, input: RefObject<HTMLInputElement | null>): void {
  // In the same task in which the field takes the place of the first one: nothing that is typed gets lost.
  useLayoutEffect(() => input.current?.focus(), [input]);
  useEffect(() => {
    engine.warmUp(version).catch((error: unknown) => console.info('The search index is not ready.', error));
  }, [engine, version]);
}

/** Opens an option: at once, or, when Enter was quicker than the answer, as soon as there is one. */
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
