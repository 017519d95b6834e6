import type {ReactNode} from 'react';
import {SearchPage as OwnSearchPage} from '@site/plugins/search/browser/interface/SearchPage';

/** The results page, for the hosted search and for our own. */
export default function SearchPage(): ReactNode {
  return <OwnSearchPage />;
}
