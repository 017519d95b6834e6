import type {ReactNode} from 'react';
import {SearchOpener} from '@site/plugins/search/browser/interface/SearchOpener';

/** The search box, for the hosted search and for our own. */
export default function SearchBar(): ReactNode {
  return <SearchOpener />;
}
