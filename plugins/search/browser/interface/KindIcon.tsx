import type {ReactNode} from 'react';
import {ERRORS} from '@site/plugins/search/browser/engine/catalog';
import {isMethod, isType} from '@site/plugins/search/browser/engine/headings';
import type {SearchHit} from '@site/plugins/search/browser/engine/types';

/** What a result is, which its icon shows. */
export type Kind = 'page' | 'section' | 'method' | 'type' | 'error' | 'command';

/** What an icon shows: a result's kind, or what a button or a field is for. */
export type Icon = Kind | 'recent' | 'remove' | 'start' | 'plugins' | 'settings' | 'ios' | 'android';

const PATHS: Readonly<Record<Icon, string>> = {
  page: 'M9 1.75H3.75v12.5h8.5V5zM9 1.75V5h3.25M6 8h4M6 11h4',
  section: 'M6.5 2 5 14M11 2 9.5 14M2.5 5.5h11.5M2 10.5h11.5',
  method: 'M5.5 3 2 8l3.5 5M10.5 3 14 8l-3.5 5',
  type: 'M6 2.5H5A1.5 1.5 0 0 0 3.5 4v2.5L2 8l1.5 1.5V12A1.5 1.5 0 0 0 5 13.5h1M10 2.5h1A1.5 1.5 0 0 1 12.5 4v2.5L14 8l-1.5 1.5V12a1.5 1.5 0 0 1-1.5 1.5h-1',
  error: 'M8 2 1.5 13.5h13zM8 6.5v3M8 11.5v.01',
  command: 'M2.5 4 6.5 8l-4 4M8 12.5h5.5',
  recent: 'M8 4.5V8l2.5 1.5M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0z',
  remove: 'M4 4l8 8M12 4l-8 8',
  start: 'M8 1.75a6.25 6.25 0 1 0 0 12.5 6.25 6.25 0 0 0 0-12.5zM6.5 5.5 10.5 8l-4 2.5z',
  plugins: 'M5.75 1.75v3.5M10.25 1.75v3.5M3.5 5.25h9v2a4.5 4.5 0 0 1-9 0zM8 11.75v2.5',
  settings:
    'M2 5h5.5M12.5 5H14M2 11h1.5M8.5 11H14M10 3a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM6 9a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  ios: 'M5.5 1.75h5a1 1 0 0 1 1 1v10.5a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1V2.75a1 1 0 0 1 1-1zM7 4h2',
  android: 'M2.5 12a5.5 5.5 0 0 1 11 0zM4.25 4l1.5 2.75M11.75 4l-1.5 2.75M6 9.5v.01M10 9.5v.01',
};

/** The sections whose pages describe types. Elsewhere, a name such as `CocoaPods` is a product's. */
const WITH_TYPES = /APIs$|^Reference$/;

/** An icon. Its meaning is also in the text next to it, so screen readers skip it. */
export function KindIcon({kind}: {readonly kind: Icon}): ReactNode {
  return (
    <svg className="search-icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d={PATHS[kind]} />
    </svg>
  );
}

/** Returns the kind of a page or of a heading on it: `npx cap sync` is a command, and `getPhoto()` a method. */
export function kindOf({title, section}: Pick<SearchHit, 'title' | 'section'>, heading?: string): Kind {
  const name = heading ?? title;
  if (/^(?:npx )?cap\b/.test(name)) return 'command';
  if (isMethod(name)) return 'method';
  if (heading === undefined) return 'page';
  if (section === ERRORS) return 'error';
  return WITH_TYPES.test(section) && isType(heading) ? 'type' : 'section';
}
