import type {ReactNode} from 'react';
import type {SearchHit} from '@site/plugins/search/browser/engine/types';

/** What a result says, with its matches highlighted; nothing if it says nothing. */
export function Excerpt({parts}: {readonly parts: SearchHit['excerpt']}): ReactNode {
  if (parts.length === 0) return null;
  return (
    <span className="search-option__excerpt">
      {parts.map(({text, match}, i) => (match ? <mark key={i}>{text}</mark> : text))}
    </span>
  );
}
