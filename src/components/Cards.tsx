import type {ReactNode} from 'react';

/** A grid of cards, each a link in Markdown: `<Card>` children only. */
export function Cards({children}: {readonly children: ReactNode}): ReactNode {
  return <div className="cards">{children}</div>;
}

/** One card. Its first link, written in Markdown so that the build checks it, covers the whole card. */
export function Card({children}: {readonly children: ReactNode}): ReactNode {
  return <div className="card-box">{children}</div>;
}
