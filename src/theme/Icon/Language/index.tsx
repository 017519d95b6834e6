import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/Language';

/** The icon of the language menu, drawn with the stroke of the other icons. */
export default function IconLanguage({width = 20, height = 20, className}: Props): ReactNode {
  return (
    <svg
      className={className}
      width={width}
      height={height}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true">
      <path d="M2 4.5h9.5M6.5 2.5v2M9 4.5C8.5 8 5.5 10.5 2.5 11.5M4.2 7.5c1.2 2 3 3.300 5 4M10 17.5l3.75-8.5 3.75 8.5M11.3 14.5h4.9" />
    </svg>
  );
}
