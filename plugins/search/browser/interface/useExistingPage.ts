import {useEffect} from 'react';
import {useHistory} from '@docusaurus/router';
import {lastPage} from './pageNumbers';
import type {PageAddress} from './usePageAddress';
import type {SearchState} from './useSearch';

/**
 * Goes to the last page of results when the address names one after it, as a bookmark may once there are fewer. The
 * address is replaced, so that the back button does not lead there again. Until then the search counts as loading.
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
