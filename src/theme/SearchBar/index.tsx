import type {ReactNode} from 'react';
import {SearchOpener} from '@site/src/components/search/SearchOpener';

/** The search box, with and without hosted search. */
export default function SearchBar(): ReactNode {
  return <SearchOpener />;
}
