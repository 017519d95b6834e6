import type {ReactNode} from 'react';
import type {TextPart} from '@site/plugins/search/browser/engine/types';

/** A text in which the matches are marked. */
export function Marked({parts}: {readonly parts: readonly TextPart[]}): ReactNode {
  return parts.map(({text, match}, i) => (match ? <mark key={i}>{text}</mark> : text));
}
