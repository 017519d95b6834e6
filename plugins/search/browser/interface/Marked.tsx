import type {ReactNode} from 'react';
import type {TextPart} from '@site/plugins/search/browser/engine/types';

/** A text with its matches highlighted. */
export function Marked({parts}: {readonly parts: readonly TextPart[]}): ReactNode {
  return parts.map(({text, match}, i) => (match ? <mark key={i}>{text}</mark> : text));
}
