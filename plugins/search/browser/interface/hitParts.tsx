import {Fragment, type ReactNode} from 'react';
import type {SearchHit} from '@site/plugins/search/browser/engine/types';
import {kindOf, type Kind} from './KindIcon';

type HitProps = {readonly hit: SearchHit};

/** The name of a hit's page and, if a heading on it matched, that heading. */
export function HitTitle({hit}: HitProps): ReactNode {
  const {title, heading} = hit;
  return (
    <>
      <HitName name={title} kind="page" />
      {heading && (
        <span className="search-option__heading">
          {' › '}
          <HitName name={heading} kind={kindOf(hit, heading)} />
        </span>
      )}
    </>
  );
}

/** Where a line may end inside a long name: before a capital in `checkPermissions`, and before a dot or a parenthesis. */
const BREAKS = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\w)(?=[.(]\w)/u;

type NameProps = {readonly name: string; readonly kind: Kind};

/** The name of a page or of a heading. Names of methods and types look like code. */
export function HitName({name, kind}: NameProps): ReactNode {
  const text = name.split(BREAKS).map((part, i) => (
    <Fragment key={i}>
      {i > 0 && <wbr />}
      {part}
    </Fragment>
  ));
  return kind === 'method' || kind === 'type' ? <span className="search-name">{text}</span> : text;
}

/** Where a hit's page is in the documentation, and the platforms that it is limited to. */
export function HitPlace({hit: {section, platforms}}: HitProps): ReactNode {
  const limit = limitOf(platforms);
  return (
    <span className="search-option__place">
      {section}
      {limit && ` · ${limit}`}
    </span>
  );
}

/** All platforms that a plugin can work on. */
const PLATFORMS = 3;

/** Returns a plugin's limit, such as `iOS and Android only`, or nothing if it works everywhere or isn't a plugin. */
export function limitOf(platforms: readonly string[]): string | undefined {
  if (platforms.length === 0 || platforms.length >= PLATFORMS) return undefined;
  return `${platforms.join(' and ')} only`;
}

/** What a result says, with its matches highlighted; nothing if it says nothing. */
export function Excerpt({parts}: {readonly parts: SearchHit['excerpt']}): ReactNode {
  if (parts.length === 0) return null;
  return (
    <span className="search-option__excerpt">
      {parts.map(({text, match}, i) => (match ? <mark key={i}>{text}</mark> : text))}
    </span>
  );
}
