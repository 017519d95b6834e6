import {useEffect, useState} from 'react';
import {
  SearchIndexError,
  type SearchAnswer,
  type SearchEngine,
  type SearchQuery,
} from '@site/plugins/search/browser/engine/types';
import {queryIn} from './pastedLog';

/** Why the search failed; `unexpected` is a bug in the engine. */
export type Failure = SearchIndexError['kind'] | 'unexpected';

export type SearchState = {
  readonly kind: 'idle' | 'loading' | 'found' | 'failed';
  /** The newest results; while a query is loading, those of the previous query. */
  readonly answer?: SearchAnswer;
  readonly failure?: Failure;
  readonly retry: () => void;
};

type Outcome = {readonly key: string; readonly answer?: SearchAnswer; readonly failure?: Failure};

/** Runs a query, and again as soon as it changes; an empty query runs nothing. */
export function useSearch(engine: SearchEngine, query: SearchQuery): SearchState {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>();
  const text = queryIn(query.text);
  const {version, section, offset, limit} = query;
  const key = JSON.stringify([text, version, section, offset, limit, attempt]);
  useEffect(() => {
    if (!text) return undefined;
    let outdated = false;
    const settle = (result: Omit<Outcome, 'key'>): void => {
      if (!outdated) setOutcome({key, ...result});
    };
    engine.search({text, version, section, offset, limit}).then(
      (answer) => settle({answer}),
      (error: unknown) => settle({failure: failureOf(error)}),
    );
    return () => {
      outdated = true;
    };
  }, [engine, key, text, version, section, offset, limit]);
  const retry = (): void => setAttempt(attempt + 1);
  if (!text) return {kind: 'idle', retry};
  if (outcome?.key !== key) return {kind: 'loading', answer: outcome?.answer, retry};
  return {kind: outcome.answer ? 'found' : 'failed', ...outcome, retry};
}

function failureOf(error: unknown): Failure {
  if (error instanceof SearchIndexError) return error.kind;
  console.error('Search failed.', error);
  return 'unexpected';
}
