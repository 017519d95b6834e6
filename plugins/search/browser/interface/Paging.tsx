import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {PageAddress} from './usePageAddress';

/** Number of hits on each page of the results page. */
export const PAGE_SIZE = 10;

type Props = {readonly page: PageAddress; readonly total: number};

/** Docusaurus doesn't scroll if only an address's query string changes. */
function toTop(): void {
  window.scrollTo({top: 0});
}

/** Links to the previous and the next page of results; nothing if there is only one page. */
export function Paging({page, total}: Props): ReactNode {
  const last = Math.ceil(total / PAGE_SIZE);
  const current = page.address.page;
  if (last <= 1) return null;
  return (
    <nav className="search-paging" aria-label="Result pages">
      {current > 1 && (
        // A bookmark may have a higher number than there are pages now.
        <Link to={page.linkTo({page: Math.min(current - 1, last)})} onClick={toTop}>
          Previous
        </Link>
      )}
      {current < last && (
        <Link to={page.linkTo({page: current + 1})} onClick={toTop}>
          Next
        </Link>
      )}
    </nav>
  );
}
