import type {ReactNode} from 'react';
import type {SearchAnswer, SearchEngine} from '@site/plugins/search/browser/engine/types';
import {ALL_VERSIONS} from '@site/plugins/search/browser/engine/versionNames';
import {QuickLinks} from './EmptyState';
import {FailureMessage} from './FailureMessage';
import {useDocsVersions, useVersionLabel} from './useDocsVersions';
import {usePaused} from './usePaused';
import {useSearch, type SearchState} from './useSearch';

/** Waits until the reader pauses, so that the other versions' indexes aren't loaded for every keystroke. */
const PAUSE_MS = 400;

/** A search, and what changes it. */
type RunningSearch = {
  readonly engine: SearchEngine;
  readonly text: string;
  readonly version: string;
  readonly search: SearchState;
  readonly setText: (text: string) => void;
  readonly setVersion: (version: string) => void;
};

type Props = {
  readonly running: RunningSearch;
  readonly retry: () => void;
  /** Called when the reader follows a link. */
  readonly onFollow?: () => void;
  /** What is shown until the first results are there. */
  readonly waiting: ReactNode;
  /** The results; absent if nothing was found. */
  readonly results: ReactNode;
};

/** What a search led to: results below a corrected spelling, or the reason why there are none and what to do instead. */
export function SearchOutcome({running, retry, onFollow, waiting, results}: Props): ReactNode {
  const {text, version} = running;
  const {answer, kind, failure = 'unexpected'} = running.search;
  const label = useVersionLabel()(version);
  if (kind === 'failed') return <FailureMessage failure={failure} retry={retry} />;
  if (!answer) return waiting;
  const offer = <SpellingOffer answer={answer} onText={running.setText} />;
  if (results) {
    return (
      <>
        {offer}
        {results}
      </>
    );
  }
  return (
    <>
      <div className="search__message">
        <p>
          No results for <strong className="search__query">{text.trim()}</strong> in{' '}
          {version === ALL_VERSIONS ? 'any version' : `Capacitor ${label}`}.
        </p>
        {offer}
        {version !== ALL_VERSIONS && <OtherVersions {...running} />}
      </div>
      <QuickLinks onFollow={onFollow} />
    </>
  );
}

type OfferProps = {readonly answer: SearchAnswer; readonly onText: (text: string) => void};

/** Offers a corrected spelling. */
function SpellingOffer({answer: {spelling}, onText}: OfferProps): ReactNode {
  if (!spelling) return null;
  return (
    <p className="search__spelling">
      Did you mean{' '}
      <button type="button" className="search__offer" onClick={() => onText(spelling)}>
        {spelling}
      </button>
      ?
    </p>
  );
}

/** Offers the versions that have results. */
function OtherVersions({engine, text, version, setVersion}: RunningSearch): ReactNode {
  const versions = useDocsVersions();
  const paused = usePaused(text, PAUSE_MS);
  const {kind, answer} = useSearch(engine, {text: paused, version: ALL_VERSIONS, limit: 1});
  const counts = paused === text && kind === 'found' ? answer?.byVersion : undefined;
  const others = versions.filter(({name}) => name !== version && (counts?.get(name) ?? 0) > 0);
  if (counts && others.length === 0) return <p>No results in other versions either.</p>;
  return (
    <p className="search__offers">
      <button
        type="button"
        className="button button--secondary button--sm"
        onClick={() => setVersion(ALL_VERSIONS)}>
        Search all versions
      </button>
      {others.map(({name, label}) => (
        <button key={name} type="button" className="search__offer" onClick={() => setVersion(name)}>
          {label} ({counts?.get(name)})
        </button>
      ))}
    </p>
  );
}
