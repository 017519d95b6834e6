import type {ReactNode} from 'react';
import {useTakeover} from '../../plugins/lib/browser/useTakeover';

type Props = {
  /** What the menu selects. Screen readers announce it before the label. */
  readonly name: string;
  readonly label: ReactNode;
  readonly onOpen?: () => void;
  /** The `<li>` elements. */
  readonly children: ReactNode;
};

/**
 * A small menu of links in a `<details>` element, so that it opens without scripts. `plugins/client/articles/menus.ts`
 * closes it and handles its arrow keys.
 */
export function Menu({name, label, onOpen, children}: Props): ReactNode {
  const summary = useTakeover<HTMLElement>();
  return (
    <details
      className="menu-box"
      onToggle={({currentTarget}) => {
        if (currentTarget.open) onOpen?.();
      }}>
      <summary ref={summary} className="menu-box__button" data-tap="details">
        <span className="visually-hidden">{name}: </span>
        {label}
      </summary>
      <ul className="menu-box__list">{children}</ul>
    </details>
  );
}
