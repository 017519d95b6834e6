import type {ReactNode} from 'react';
import type {SearchEngine} from '@site/plugins/search/browser/engine/types';
import {ALL_VERSIONS} from '@site/plugins/search/browser/engine/versionNames';
import {QuickLinks} from './EmptyState';
import {FailureMessage} from './FailureMessage';
import {NothingFound} from './NothingFound';
import {PageHit} from './PageHit';
import {Paging} from './Paging';
import {SpellingOffer} from './SpellingOffer';
import {useDocsVersions} from './useDocsVersions';
import type {PageAddress} from './usePageAddress';
import type {SearchState} from './useSearch';

type Props = {readonly engine: SearchEngine; readonly page: PageAddress; readonly search: SearchState};

/** The content below the form after a query: results, or the reason why there are none. */
export function PageOutcome({engine, page, search}: Props): ReactNode {
  const {text, version, section} = page.address;
  const {answer} = search;
  const versions = useDocsVersions();
  const onText = (spelling: string): void => page.go({text: spelling, section: undefined});
  if (search.kind === 'failed') {
    return <FailureMessage failure={search.failure ?? 'unexpected'} retry={search.retry} />;
  }
  // The status above says that search is running.
  if (!answer) return null;
  if (answer.total === 0 && section === undefined) {
    const onVersion = (name: string): void => page.go({version: name});
    return (
      <>
        <NothingFound {...{engine, version, answer, onText, onVersion}} text={text.trim()} />
        <QuickLinks />
      </>
    );
  }
  const labelOf = (name: string): string => versions.find((other) => other.name === name)?.label ?? name;
  return (
    <>
      <SpellingOffer spelling={answer.spelling} onText={onText} />
      {answer.hits.length === 0 && <p className="search__message">No results here.</p>}
      <ol className="search-page__hits">
        {answer.hits.map((hit) => (
          <PageHit
            key={`${hit.version} ${hit.url}`}
            hit={hit}
            text={text}
            versionLabel={version === ALL_VERSIONS ? labelOf : undefined}
          />
        ))}
      </ol>
      <Paging page={page} total={answer.total} />
    </>
  );
}
