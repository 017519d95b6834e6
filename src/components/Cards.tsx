import type {ReactNode} from 'react';
import icons from '@site/src/data/pluginIcons.json';

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

type CardProps = {
  /** The plugin whose icon the card has, by the name of its page. */
  readonly icon?: string;
  readonly children: ReactNode;
};

/**
 * A card that is clickable as a whole: it extends the click area of its first link. The link is written in Markdown,
 * so the build checks it. Throws if there is no such icon.
 */
export function Card({icon, children}: CardProps): ReactNode {
  return (
    <div className="card-box">
      {icon !== undefined && (
        <svg viewBox="0 0 24 24" aria-hidden>
          <path d={pathOf(icon)} />
        </svg>
      )}
      {children}
    </div>
  );
}

function pathOf(icon: string): string {
  const path = (icons as Readonly<Record<string, string>>)[icon];
  if (path === undefined) {
    throw new Error(
      `There is no icon "${icon}" for a card. src/data/pluginIcons.json has those of the plugins.`,
    );
  }
  return path;
}
