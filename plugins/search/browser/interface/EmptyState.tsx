import {useId, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useReadVersions} from '@site/plugins/lib/browser/useReadVersions';
import {withoutSlash} from '../../../../packages/lib/withoutSlash';
import {KindIcon} from './KindIcon';
import {QUICK_LINKS} from './quickLinks';
import {recentSearches, storeSearches} from './recentSearches';

type FollowProps = {
  /** Closes the dialog. */
  readonly onFollow?: () => void;
};

type Props = FollowProps & {
  readonly onChoose: (text: string) => void;
  /** Called when a search was removed, whose button had the focus. */
  readonly onRemove?: () => void;
};

const ROW = '.search-row';

/** What readers see before the first letter: recent searches, to repeat or remove, and links to where most readers go. */
export function EmptyState({onChoose, onRemove, onFollow}: Props): ReactNode {
  const rows = useRef<HTMLDivElement>(null);
  return (
    // The arrow keys move through the rows, as they do through results; each row is a button or a link of its own.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={rows} onKeyDown={(event) => moveFocus(event, rows.current)}>
      <Recent onChoose={onChoose} onRemove={onRemove} />
      <QuickLinks onFollow={onFollow} />
    </div>
  );
}

/** Links to where most readers go, in the version that is read. */
export function QuickLinks({onFollow}: FollowProps): ReactNode {
  const [version] = useReadVersions();
  const root = withoutSlash(version?.path ?? '');
  const id = useId();
  return (
    <section className="search-group" aria-labelledby={id}>
      <div className="search-group__head">
        <h2 id={id}>Go to</h2>
      </div>
      <ul className="search-group__columns">
        {QUICK_LINKS.map(({label, route, icon}) => (
          <li key={route}>
            <Link className="search-row" to={`${root}/${route}`} onClick={onFollow}>
              <KindIcon kind={icon} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Recent({onChoose, onRemove}: Omit<Props, 'onFollow'>): ReactNode {
  const id = useId();
  const [searches, setSearches] = useState<readonly string[]>(recentSearches);
  const keep = (others: readonly string[]): void => {
    storeSearches(others);
    setSearches(others);
    onRemove?.();
  };
  if (searches.length === 0) return null;
  return (
    <section className="search-group" aria-labelledby={id}>
      <div className="search-group__head">
        <h2 id={id}>Recent searches</h2>
        <button type="button" className="search__offer" onClick={() => keep([])}>
          Clear all
        </button>
      </div>
      <ul>
        {searches.map((text) => (
          <li key={text}>
            <button type="button" className="search-row" onClick={() => onChoose(text)}>
              <KindIcon kind="recent" />
              <span className="search-row__text">{text}</span>
            </button>
            <button
              type="button"
              className="search-row__remove"
              aria-label={`Remove “${text}”`}
              onClick={() => keep(searches.filter((other) => other !== text))}>
              <KindIcon kind="remove" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Moves the focus to the first row of the dialog's empty state, if there is one. */
export function focusFirstRow(root: Element | null | undefined): void {
  root?.querySelector<HTMLElement>(ROW)?.focus();
}

function moveFocus(event: KeyboardEvent, list: HTMLElement | null): void {
  const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
  const row = event.target instanceof Element ? event.target.closest<HTMLElement>(ROW) : null;
  if (!step || !list || !row) return;
  event.preventDefault();
  const rows = [...list.querySelectorAll<HTMLElement>(ROW)];
  rows.at((rows.indexOf(row) + step) % rows.length)?.focus();
}
