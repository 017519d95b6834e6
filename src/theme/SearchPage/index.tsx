import type {ReactNode} from 'react';
import {SearchPage as OwnSearchPage} from '@site/src/components/search/SearchPage';

/** The results page, with and without hosted search. */
export default function SearchPage(): ReactNode {
  return <OwnSearchPage />;
}
