import type {ReactNode} from 'react';

/** The pencil before "Edit this page", drawn with the stroke of the other icons. */
export default function IconEdit(): ReactNode {
  return (
    <svg
      className="icon-edit"
      width={16}
      height={16}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      aria-hidden="true">
      <path d="m10.5 2.5 3 3-8 8-3.5.5.5-3.5zM8.5 4.5l3 3" />
    </svg>
  );
}
