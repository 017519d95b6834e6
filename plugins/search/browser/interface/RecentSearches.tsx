import {useRef, type KeyboardEvent, type ReactNode} from 'react';

type Props = {
  readonly searches: readonly string[];
  readonly onChoose: (text: string) => void;
  readonly onChange: (searches: readonly string[]) => void;
};

const ROW = '.search-recent__choose';

/** The reader's recent searches, to repeat or remove. */
export function RecentSearches({searches, onChoose, onChange}: Props): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  if (searches.length === 0) {
    return <p className="search__message">Search for a method, an option, a permission or a task.</p>;
  }
  return (
    <section className="search-recent" aria-labelledby="search-recent">
      <div className="search-recent__head">
        <h2 id="search-recent">Recent searches</h2>
        <button type="button" className="search__offer" onClick={() => onChange([])}>
          Clear all
        </button>
      </div>
      {/* Arrow keys move through the list, as they do through results. */}
      <ul ref={list}>
        {searches.map((text) => (
          <li key={text}>
            <button
              type="button"
              className="search-recent__choose"
              onClick={() => onChoose(text)}
              onKeyDown={(event) => moveFocus(event, list.current)}>
              {text}
            </button>
            <button
              type="button"
              className="search-recent__remove"
              aria-label={`Remove “${text}”`}
              onClick={() => onChange(searches.filter((other) => other !== text))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Moves the focus to the dialog's first recent search, if there is one. */
export function focusRecent(root: Element | null | undefined): void {
  root?.querySelector<HTMLElement>(ROW)?.focus();
}

function moveFocus(event: KeyboardEvent, list: HTMLElement | null): void {
  const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
  if (!step || !list) return;
  event.preventDefault();
  const rows = [...list.querySelectorAll<HTMLElement>(ROW)];
  rows.at((rows.indexOf(event.currentTarget as HTMLElement) + step) % rows.length)?.focus();
}
