import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {PageMetadata} from '@docusaurus/theme-common';
import {ALL_VERSIONS} from '@site/plugins/search/browser/engine/versionNames';
import {adoptStyles} from './adoptStyles';
import {EmptyState} from './EmptyState';
import {VersionList} from './PageIntroduction';
import {PageOutcome} from './PageOutcome';
import {PAGE_SIZE} from './pageSize';
import {onPasteLog} from './pastedLog';
import {PreviewNote} from './PreviewNote';
import {SearchBoundary} from './SearchBoundary';
import {SearchFilters} from './SearchFilters';
import {SearchStatus} from './SearchStatus';
import {statusText} from './statusText';
import {useDocsVersions} from './useDocsVersions';
import {useEngine} from './useEngine';
import {useRecent} from './useRecent';
import {usePageAddress, type PageAddress} from './usePageAddress';
import {useSearch} from './useSearch';

/** The results page's form, filters and results. */
export function PageSearch(): ReactNode {
  adoptStyles();
  const engine = useEngine();
  const page = usePageAddress();
  const versions = useDocsVersions();
  const [recent, setRecent] = useRecent();
  const {address} = page;
  const {text, version, section} = address;
  const offset = (address.page - 1) * PAGE_SIZE;
  const search = useSearch(engine, {text, version, section, offset, limit: PAGE_SIZE});
  const label = versions.find(({name}) => name === version)?.label;
  const where = version === ALL_VERSIONS ? 'all versions' : `Capacitor ${label}`;
  // What was not found is said with what to do about it.
  const saysNothing = search.answer?.total === 0 && section === undefined;
  const status = `${statusText(search, where)}${address.page > 1 ? `, page ${address.page}` : ''}`;
  return (
    <>
      {text.trim() && <PageMetadata title={`Search: ${text.trim()}`} />}
      <PageField page={page} />
      <PreviewNote kind={search.kind} />
      <SearchStatus text={status} />
      {search.kind === 'idle' ? (
        <>
          <EmptyState
            searches={recent}
            onChoose={(chosen) => page.go({text: chosen, section: undefined})}
            onChange={setRecent}
          />
          <VersionList />
        </>
      ) : (
        <div className="search-page__columns">
          <SearchFilters page={page} answer={search.answer} />
          <div className="search-page__results">
            {!saysNothing && (
              <p className="search-page__status" aria-hidden="true">
                {status}
              </p>
            )}
            <SearchBoundary text={text}>
              <PageOutcome engine={engine} page={page} search={search} />
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
