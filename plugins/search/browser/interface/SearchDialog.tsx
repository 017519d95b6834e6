import {useId, useState, type KeyboardEvent, type ReactNode} from 'react';
import {ALL_VERSIONS} from '@site/plugins/search/browser/engine/versionNames';
import {adoptStyles} from './adoptStyles';
import {DialogBody} from './DialogBody';
import {focusFirstRow} from './EmptyState';
import {PreviewNote} from './PreviewNote';
import {SearchBoundary} from './SearchBoundary';
import {SearchField} from './SearchField';
import {SearchFoot} from './SearchFoot';
import {SearchStatus} from './SearchStatus';
import {statusText} from './statusText';
import {useDialog, type Dialog} from './useDialog';
import {useDocsVersions, useReadVersion} from './useDocsVersions';
import {VersionScope} from './VersionScope';

export type SearchDialogProps = {readonly initialText: string; readonly close: () => void};

/** The search dialog's content, of which an exception leaves a message. The Escape key and a click beside it still close it. */
export function SearchDialog(props: SearchDialogProps): ReactNode {
  return (
    <SearchBoundary>
      <OpenDialog {...props} />
    </SearchBoundary>
  );
}

/** A field, the version scope, and results as the reader types. */
function OpenDialog({initialText, close}: SearchDialogProps): ReactNode {
  adoptStyles();
  const listId = useId();
  const read = useReadVersion();
  const versions = useDocsVersions();
  const dialog = useDialog(initialText, close);
  const {version, search, groups} = dialog;
  const label = versions.find(({name}) => name === version)?.label;
  const offered = versions.filter(({name}) => name === read.name || name === version);
  // The dialog grows with the first results, and is only smaller again while it has nothing to list.
  const [asked, setAsked] = useState(false);
  if (!asked && search.answer) setAsked(true);
  const isShort = search.kind === 'failed' || search.answer?.hits.length === 0;
  const onKeyDown = (event: KeyboardEvent): void => handleKey(event, dialog);
  return (
    <div className={asked && !isShort ? 'search search--asked' : 'search'}>
      <SearchField
        input={dialog.input}
        text={dialog.text}
        onText={dialog.setText}
        onKeyDown={onKeyDown}
        listId={listId}
        activeId={dialog.active?.id}
        expanded={groups.length > 0}
        close={close}
      />
      <VersionScope versions={offered} version={version} onVersion={dialog.setVersion} />
      <SearchStatus
        text={statusText(search, version === ALL_VERSIONS ? 'all versions' : `Capacitor ${label}`)}
      />
      <div className="search__body" aria-busy={search.kind === 'loading'}>
        <SearchBoundary text={dialog.text}>
          <DialogBody dialog={dialog} listId={listId} />
        </SearchBoundary>
      </div>
      <PreviewNote kind={search.kind} />
      <SearchFoot dialog={dialog} />
    </div>
  );
}

/** Handles the field's keys; keys that aren't handled keep their default behavior. */
function handleKey(event: KeyboardEvent, dialog: Dialog): void {
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
function isAtEnd({currentTarget, altKey, ctrlKey, metaKey, shiftKey}: KeyboardEvent): boolean {
  if (!(currentTarget instanceof HTMLInputElement) || altKey || ctrlKey || metaKey || shiftKey) return false;
  const {selectionStart, value} = currentTarget;
  return selectionStart === value.length;
}
