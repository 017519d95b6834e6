import type {ReactNode} from 'react';

type Props = {readonly width?: number; readonly height?: number};

/** The small arrow behind links that leave the site; 9×9 px unless told otherwise. */
export default function IconExternalLink({width = 9, height = 9}: Props): ReactNode {
  return (
    <svg
      className="icon-external-link"
      width={width}
      height={height}
      viewBox="0 0 9 9"
      role="img"
      aria-label="(opens in new tab)">
      <path d="M1.5 7.5 7 2M2.75 1.75H7.25V6.25" fill="none" stroke="currentColor" strokeWidth="1.3" />
    </svg>
  );
}
