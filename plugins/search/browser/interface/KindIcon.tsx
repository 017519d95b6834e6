import type {ReactNode} from 'react';
import {isMethod} from '@site/plugins/search/browser/engine/headings';

/** What a result is, which its icon shows. */
export type Kind = 'page' | 'section' | 'method' | 'command' | 'recent';

const PATHS: Readonly<Record<Kind, string>> = {
  page: 'M9 1.75H3.75v12.5h8.5V5zM9 1.75V5h3.25M6 8h4M6 11h4',
  section: 'M6.5 2 5 14M11 2 9.5 14M2.5 5.5h11.5M2 10.5h11.5',
  method: 'M5.5 3 2 8l3.5 5M10.5 3 14 8l-3.5 5',
  command: 'M2.5 4 6.5 8l-4 4M8 12.5h5.5',
  recent: 'M8 4.5V8l2.5 1.5M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0z',
};

/** An icon for the kind of a result. Its meaning is also in the result's text, so screen readers skip it. */
export function KindIcon({kind}: {readonly kind: Kind}): ReactNode {
  return (
    <svg className="search-icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d={PATHS[kind]} />
    </svg>
  );
}

/** Returns the kind of a page or of a heading: `npx cap sync` is a command, and `getPhoto()` a method. */
export function kindOf(title: string, heading: string | undefined): Kind {
  const name = heading ?? title;
  if (/^(?:npx )?cap\b/.test(name)) return 'command';
  if (isMethod(name)) return 'method';
  return heading === undefined ? 'page' : 'section';
}
