import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {lastPage, pageNumbers} from './pageNumbers';
import type {PageAddress} from './usePageAddress';

type Props = {readonly page: PageAddress; readonly total: number};

/** Docusaurus doesn't scroll if only an address's query string changes. */
function toTop(): void {
  window.scrollTo({top: 0});
}

/** Links to the other pages of results; nothing if there is only one page. */
export function Paging({page, total}: Props): ReactNode {
  const last = lastPage(total);
  const current = page.address.page;
  if (last <= 1) return null;
  return (
    <nav className="search-paging" aria-label="Result pages">
      {current > 1 && (
        <Link to={page.linkTo({page: current - 1})} onClick={toTop}>
          Previous
        </Link>
      )}
      {pageNumbers(current, last).map((number, i) =>
        number === '…' ? (
          <span key={`gap ${i}`}>{number}</span>
        ) : (
          <Link
            key={number}
            to={page.linkTo({page: number})}
            onClick={toTop}
            aria-label={`Page ${number}`}
            aria-current={number === current ? 'page' : undefined}>
            {number}
          </Link>
        ),
      )}
      {current < last && (
        <Link to={page.linkTo({page: current + 1})} onClick={toTop}>
          Next
        </Link>
      )}
    </nav>
  );
}
