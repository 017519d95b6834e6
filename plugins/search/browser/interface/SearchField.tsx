import type {KeyboardEvent, ReactNode} from 'react';
import {focusFirstRow} from './EmptyState';
import {onPasteLog} from './pastedLog';
import type {Dialog} from './useDialog';

/** The dialog's field: a combobox with its list below it. */
export function SearchField({dialog}: {readonly dialog: Dialog}): ReactNode {
  const {input, listId, text, groups, active, setText, close} = dialog;
  const hasResults = groups.length > 0;
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
        aria-expanded={hasResults}
        aria-controls={hasResults ? listId : undefined}
        aria-activedescendant={active?.id}
        placeholder="Search the documentation"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onPaste={onPasteLog(setText)}
        onKeyDown={(event) => handleKey(event, dialog)}
      />
      <button type="button" className="search-field__close" onClick={close}>
        <span>Close</span> <kbd>Esc</kbd>
      </button>
    </div>
  );
}

/** Handles the field's keys; keys that aren't handled keep their default behavior. */
function handleKey(event: KeyboardEvent<HTMLInputElement>, dialog: Dialog): void {
  if (event.nativeEvent.isComposing) return;
  const step = {ArrowRight: 1, ArrowLeft: -1}[event.key];
  if (step !== undefined) {
    if (isAtEnd(event) && dialog.turn(step)) event.preventDefault();
    return;
  }
  const action = actionOf(event, dialog);
  if (!action) return;
  event.preventDefault();
  action();
}

function actionOf(event: KeyboardEvent, dialog: Dialog): (() => void) | undefined {
  if (event.altKey) return undefined;
  switch (event.key) {
    case 'ArrowDown':
      return dialog.text.trim()
        ? () => dialog.move(1)
        : () => focusFirstRow(event.currentTarget.closest('.search'));
    case 'ArrowUp':
      return () => dialog.move(-1);
    case 'Enter':
      return dialog.openActive;
    default:
      return undefined;
  }
}

/** Returns whether the key would leave the caret at the end of the field's text, so that it is free for the results. */
function isAtEnd(event: KeyboardEvent<HTMLInputElement>): boolean {
  const {currentTarget, altKey, ctrlKey, metaKey, shiftKey} = event;
  if (altKey || ctrlKey || metaKey || shiftKey) return false;
  return currentTarget.selectionStart === currentTarget.value.length;
}
