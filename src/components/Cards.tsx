import type {ReactNode} from 'react';
import clsx from 'clsx';
import icons from '@site/src/data/cardIcons.json';

type CardsProps = {
  /** Numbers the cards, for steps that are done in order. */
  readonly steps?: boolean;
  /** Makes the cards smaller, for a title and a few words each. */
  readonly tiles?: boolean;
  readonly children: ReactNode;
};

/** A grid of `<Card>` elements. */
export function Cards({steps, tiles, children}: CardsProps): ReactNode {
  return <div className={clsx('cards', {'cards--steps': steps, 'cards--small': tiles})}>{children}</div>;
}

type BandProps = {
  /** Makes the band as dark as the top of the page, in both modes. */
  readonly dark?: boolean;
  readonly children: ReactNode;
};

/** A part of a landing page on a band of another color, which reaches to both sides of the main area. */
export function Band({dark, children}: BandProps): ReactNode {
  return <div className={clsx('band-box', {'band-box--dark': dark})}>{children}</div>;
}

/** Two columns next to each other on wide screens, for text and what it is about. */
export function Columns({children}: {readonly children: ReactNode}): ReactNode {
  return <div className="columns">{children}</div>;
}

type CardProps = {
  /** The name of an icon in `src/data/cardIcons.json`. A plugin's icon has the name of its page. */
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
      {icon !== undefined && <CardIcon name={icon} />}
      {children}
    </div>
  );
}

/** An icon of a card or a tab, by its name in `src/data/cardIcons.json`. Throws if there is none. */
export function CardIcon({name}: {readonly name: string}): ReactNode {
  return (
    <svg viewBox="0 0 24 24" aria-hidden>
      <path d={pathOf(name)} />
    </svg>
  );
}

function pathOf(icon: string): string {
  const path = (icons as Readonly<Record<string, string>>)[icon];
  if (path === undefined) {
    throw new Error(
      `There is no icon "${icon}" for a card. Use a name in src/data/cardIcons.json, or add the icon there.`,
    );
  }
  return path;
}
