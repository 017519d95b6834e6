import {useEffect, useState} from 'react';
import {
  SearchIndexError,
  type SearchAnswer,
  type SearchEngine,
  type SearchQuery,
} from '@site/plugins/search/browser/engine/types';

/** Why there is no answer; `unexpected` is a mistake in the engine. */
export type Failure = SearchIndexError['kind'] | 'unexpected';

export type SearchState = {
  readonly kind: 'idle' | 'loading' | 'found' | 'failed';
  /** The newest answer; while the next one is loading, that of the query before. */
  readonly answer?: SearchAnswer;
  readonly failure?: Failure;
  readonly retry: () => void;
};

type Outcome = {readonly key: string; readonly answer?: SearchAnswer; readonly failure?: Failure};

/** No question is longer; the rest of a pasted page says nothing about what is looked for. */
const LONGEST_QUERY = 200;

/** Answers a query, and the next one as soon as it changes; nothing is asked for an empty one. */
export function useSearch(engine: SearchEngine, query: SearchQuery): SearchState {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>();
  const text = query.text.slice(0, LONGEST_QUERY).trim();
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
