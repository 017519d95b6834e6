import type {ReactNode} from 'react';
import {SearchOpener} from '@site/plugins/search/browser/interface/SearchOpener';

/** The search box, with and without hosted search. */
export default function SearchBar(): ReactNode {
  return <SearchOpener />;
}
