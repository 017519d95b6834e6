import {useState, type ReactNode} from 'react';
import {adoptStyles} from './adoptStyles';
import {DialogBody} from './DialogBody';
import {PreviewNote} from './PreviewNote';
import {SearchBoundary} from './SearchBoundary';
import {SearchField} from './SearchField';
import {SearchFoot} from './SearchFoot';
import {SearchStatus, statusText} from './SearchStatus';
import {useDialog} from './useDialog';
import {useSearchedPlace} from './useDocsVersions';
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
  const dialog = useDialog(initialText, close);
  const {search} = dialog;
  const place = useSearchedPlace(dialog.version);
  // The dialog grows with the first results, and is only smaller again while it has nothing to list.
  const [asked, setAsked] = useState(false);
  if (!asked && search.answer) setAsked(true);
  const isShort = search.kind === 'failed' || search.answer?.hits.length === 0;
  return (
    <div className={asked && !isShort ? 'search search--asked' : 'search'}>
      <SearchField dialog={dialog} />
      <VersionScope dialog={dialog} />
      <SearchStatus text={statusText(search, place)} />
      <div className="search__body" aria-busy={search.kind === 'loading'}>
        <SearchBoundary text={dialog.text}>
          <DialogBody dialog={dialog} />
        </SearchBoundary>
      </div>
      <PreviewNote kind={search.kind} />
      <SearchFoot dialog={dialog} />
    </div>
  );
}
