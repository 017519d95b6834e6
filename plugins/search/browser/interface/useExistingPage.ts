import {useEffect} from 'react';
import {useHistory} from '@docusaurus/router';
import {lastPage} from './pageNumbers';
import type {PageAddress} from './usePageAddress';
import type {SearchState} from './useSearch';

/**
 * Redirects to the last page of results if the address has a higher page number, as a bookmark may once there are fewer
 * results. The history entry is replaced, so that the back button doesn't return to it. Until then, the search is
 * treated as loading.
 */
export function useExistingPage({address, linkTo}: PageAddress, search: SearchState): SearchState {
  const history = useHistory();
  const last = search.kind === 'found' ? lastPage(search.answer?.total ?? 0) : undefined;
  const isAfterLast = last !== undefined && address.page > last;
  const link = linkTo({page: last});
  useEffect(() => {
    if (isAfterLast) history.replace(link);
  }, [history, isAfterLast, link]);
  return isAfterLast ? {kind: 'loading', retry: search.retry} : search;
}
