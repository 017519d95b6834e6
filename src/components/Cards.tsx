import type {ReactNode} from 'react';

type CardsProps = {
  /** Numbers the cards, for steps that are done in order. */
  readonly steps?: boolean;
  /** Makes the cards smaller, for a title and a few words each. */
  readonly small?: boolean;
  readonly children: ReactNode;
};

/** A grid of `<Card>` elements. */
export function Cards({steps, small, children}: CardsProps): ReactNode {
  const kind = steps ? ' cards--steps' : small ? ' cards--small' : '';
  return <div className={`cards${kind}`}>{children}</div>;
}

/**
 * A card that is clickable as a whole: it extends the click area of its first link. The link is written in Markdown,
 * so the build checks it.
 */
export function Card({children}: {readonly children: ReactNode}): ReactNode {
  return <div className="card-box">{children}</div>;
}
