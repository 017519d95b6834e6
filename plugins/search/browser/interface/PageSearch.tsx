import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {PageMetadata} from '@docusaurus/theme-common';
import {adoptStyles} from './adoptStyles';
import {EmptyState} from './EmptyState';
import {VersionList} from './PageIntroduction';
import {PageResults} from './PageResults';
import {PAGE_SIZE} from './Paging';
import {onPasteLog} from './pastedLog';
import {PreviewNote} from './PreviewNote';
import {SearchBoundary} from './SearchBoundary';
import {SearchFilters} from './SearchFilters';
import {SearchOutcome} from './SearchOutcome';
import {SearchStatus, statusText} from './SearchStatus';
import {useSearchedPlace} from './useDocsVersions';
import {useEngine} from './useEngine';
import {usePageAddress, type PageAddress} from './usePageAddress';
import {useSearch} from './useSearch';

/** The results page's form, filters and results. */
export function PageSearch(): ReactNode {
  adoptStyles();
  const engine = useEngine();
  const page = usePageAddress();
  const {address} = page;
  const {text, version, section} = address;
  const offset = (address.page - 1) * PAGE_SIZE;
  const search = useSearch(engine, {text, version, section, offset, limit: PAGE_SIZE});
  const {answer} = search;
  const status =
    statusText(search, useSearchedPlace(version)) + (address.page > 1 ? `, page ${address.page}` : '');
  const setText = (chosen: string): void => page.go({text: chosen, section: undefined});
  const setVersion = (name: string): void => page.go({version: name});
  // What was not found is said with what to do about it.
  const saysNothing = answer?.total === 0 && section === undefined;
  return (
    <>
      {text.trim() && <PageMetadata title={`Search: ${text.trim()}`} />}
      <PageField page={page} />
      <PreviewNote kind={search.kind} />
      <SearchStatus text={status} />
      {search.kind === 'idle' ? (
        <>
          <EmptyState onChoose={setText} />
          <VersionList />
        </>
      ) : (
        <div className="search-page__columns">
          <SearchFilters page={page} answer={answer} />
          <div className="search-page__results">
            {!saysNothing && (
              <p className="search-page__status" aria-hidden="true">
                {status}
              </p>
            )}
            <SearchBoundary text={text}>
              {/* The status above says that search is running. */}
              <SearchOutcome
                running={{engine, text, version, search, setText, setVersion}}
                retry={search.retry}
                waiting={null}
                results={answer && !saysNothing && <PageResults page={page} answer={answer} />}
              />
            </SearchBoundary>
          </div>
        </div>
      )}
    </>
  );
}

function PageField({page}: {readonly page: PageAddress}): ReactNode {
  return (
    <form
      className="search-page__form"
      role="search"
      action={useBaseUrl('/search')}
      onSubmit={(event) => {
        event.preventDefault();
        page.finish();
      }}>
      <label htmlFor="search-page-field">Search for</label>
      <span className="search-box__icon" aria-hidden="true" />
      <input
        id="search-page-field"
        placeholder="Search the documentation"
        type="search"
        name="q"
        className="search-page__input"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={page.draft}
        onPaste={onPasteLog(page.type)}
        onChange={(event) => page.type(event.target.value)}
      />
    </form>
  );
}
