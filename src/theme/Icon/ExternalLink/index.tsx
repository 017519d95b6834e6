import type {ReactNode} from 'react';

/** The small arrow after links to other sites, of one size everywhere. */
export default function IconExternalLink(): ReactNode {
  return (
    <svg
      className="icon-external-link"
      width={9}
      height={9}
      viewBox="0 0 9 9"
      role="img"
      aria-label="(opens in new tab)">
      <path d="M1.5 7.5 7 2M2.75 1.75H7.25V6.25" fill="none" stroke="currentColor" strokeWidth="1.3" />
    </svg>
  );
}
