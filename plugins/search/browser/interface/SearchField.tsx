import type {KeyboardEvent, ReactNode, RefObject} from 'react';
import {onPasteLog} from './pastedLog';

type Props = {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly listId: string;
  readonly activeId: string | undefined;
  readonly expanded: boolean;
  readonly close: () => void;
};

/** The dialog's field: a combobox with its list below it. */
export function SearchField(props: Props): ReactNode {
  const {input, text, onText, onKeyDown, listId, activeId, expanded, close} = props;
  return (
    <div className="search-field">
      <span className="search-box__icon" aria-hidden="true" />
      <input
        ref={input}
        type="text"
        role="combobox"
        className="search-field__input"
        aria-label="Search the documentation"
        aria-autocomplete="list"
        aria-expanded={expanded}
        aria-controls={expanded ? listId : undefined}
        aria-activedescendant={activeId}
        placeholder="Search the documentation"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        value={text}
        onChange={(event) => onText(event.target.value)}
        onPaste={onPasteLog(onText)}
        onKeyDown={onKeyDown}
      />
      <button type="button" className="search-field__close" onClick={close}>
        <span>Close</span> <kbd>Esc</kbd>
      </button>
    </div>
  );
}
