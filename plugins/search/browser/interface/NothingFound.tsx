import type {ReactNode} from 'react';
import type {SearchAnswer, SearchEngine} from '@site/plugins/search/browser/engine/types';
import {ALL_VERSIONS} from '@site/plugins/search/browser/engine/versionNames';
import {SpellingOffer} from './SpellingOffer';
import {useDocsVersions} from './useDocsVersions';
import {usePaused} from './usePaused';
import {useSearch} from './useSearch';

/** Waits until the reader pauses, so that the other versions' indexes aren't loaded for every keystroke. */
const PAUSE_MS = 400;

type Props = {
  readonly engine: SearchEngine;
  readonly text: string;
  readonly version: string;
  readonly answer: SearchAnswer;
  readonly onText: (text: string) => void;
  readonly onVersion: (version: string) => void;
};

/** Says that nothing was found, and offers a spelling and the versions that have results. */
export function NothingFound({engine, text, version, answer, onText, onVersion}: Props): ReactNode {
  const versions = useDocsVersions();
  const label = versions.find(({name}) => name === version)?.label;
  return (
    <div className="search__message">
      <p>
        No results for <strong className="search__query">{text}</strong> in{' '}
        {label ? `Capacitor ${label}` : 'any version'}.
      </p>
      <SpellingOffer spelling={answer.spelling} onText={onText} />
      {version !== ALL_VERSIONS && <OtherVersions {...{engine, text, version, onVersion}} />}
    </div>
  );
}

type OtherProps = Pick<Props, 'engine' | 'text' | 'version' | 'onVersion'>;

function OtherVersions({engine, text, version, onVersion}: OtherProps): ReactNode {
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
        onClick={() => onVersion(ALL_VERSIONS)}>
        Search all versions
      </button>
      {others.map(({name, label}) => (
        <button key={name} type="button" className="search__offer" onClick={() => onVersion(name)}>
          {label} ({counts?.get(name)})
        </button>
      ))}
    </p>
  );
}
