import type {ReactNode} from 'react';
import {ERRORS} from '@site/plugins/search/browser/engine/catalog';
import {isMethod, isType} from '@site/plugins/search/browser/engine/headings';
import type {SearchHit} from '@site/plugins/search/browser/engine/types';
import icons from './icons.json';

/** What a result is, which its icon shows. */
export type Kind = 'page' | 'section' | 'method' | 'type' | 'error' | 'command';

/** What an icon shows: a result's kind, or what a button or a field is for. */
export type Icon = keyof typeof icons;

/** The sections whose pages describe types. Elsewhere, a name such as `CocoaPods` is a product's. */
const WITH_TYPES = /APIs$|^Reference$/;

/** An icon. Its meaning is also in the text next to it, so screen readers skip it. */
export function KindIcon({kind}: {readonly kind: Icon}): ReactNode {
  return (
    <svg className="search-icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d={icons[kind]} />
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
