import {useEffect, useId, useLayoutEffect, useRef, useState, type RefObject} from 'react';
import type {SearchEngine} from '@site/plugins/search/browser/engine/types';
import {arrivalWords} from './arrivalWords';
import {withSearch} from './storedSearches';
import {useFollow} from './ResultLink';
import {resultOptions, type OptionGroup, type ResultOption} from './resultOptions';
import {useActiveOption} from './useActiveOption';
import {useReadVersion} from './useDocsVersions';
import {useEngine} from './useEngine';
import {useRecent} from './useRecent';
import {useSearch, type SearchState} from './useSearch';

/** The search dialog's state and actions, independent of its appearance. */
export type Dialog = {
  readonly engine: SearchEngine;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly text: string;
  readonly version: string;
  readonly search: SearchState;
  readonly groups: readonly OptionGroup[];
  readonly active: ResultOption | undefined;
  readonly recent: readonly string[];
  readonly setText: (text: string) => void;
  readonly setVersion: (version: string) => void;
  readonly setRecent: (searches: readonly string[]) => void;
  /** Makes another option active. */
  readonly move: (step: number) => void;
  /** Makes another version of the active page active, and returns whether there is one. */
  readonly turn: (step: number) => boolean;
  /** Opens the active option, or the first one as soon as there is one. */
  readonly openActive: () => void;
  /** Stores the search and closes the dialog. */
  readonly leave: () => void;
  readonly close: () => void;
};

/** Returns the state of an open dialog; `close` closes it. */
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
  const {active, move, turn} = useActiveOption(groups, search.answer);
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
  const openActive = useOpening(search.kind, active, text, leave);
  useWarmUp(engine, readVersion, input);
  return {
    ...{engine, input, text, version, search, groups, recent, active, move, turn, openActive, leave, close},
    setText: focused(setText),
    setVersion: focused(setVersion),
    setRecent: focused(setRecent),
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
