import type {ReactNode} from 'react';
import {SearchPage as OwnSearchPage} from '@site/plugins/search/browser/interface/SearchPage';

/** The results page, with and without hosted search. */
export default function SearchPage(): ReactNode {
  return <OwnSearchPage />;
}
