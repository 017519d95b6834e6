import type {ReactNode} from 'react';

/** A grid of `<Card>` elements. */
export function Cards({children}: {readonly children: ReactNode}): ReactNode {
  return <div className="cards">{children}</div>;
}

/**
 * A card that is clickable as a whole: it extends the click area of its first link. The link is written in Markdown,
 * so the build checks it.
 */
export function Card({children}: {readonly children: ReactNode}): ReactNode {
  return <div className="card-box">{children}</div>;
}
