import type {ReactNode} from 'react';
import {EmptyState} from './EmptyState';
import {ResultList} from './ResultList';
import {SearchOutcome} from './SearchOutcome';
import type {Dialog} from './useDialog';

/**
 * The content below the field: recent searches and links until the first results are there, results, or the reason why
 * there are none and links.
 */
export function DialogBody({dialog}: {readonly dialog: Dialog}): ReactNode {
  const {search, setText, focus, close} = dialog;
  const waiting = (
    <>
      {search.kind === 'loading' && <p className="visually-hidden">Searching…</p>}
      <EmptyState onChoose={setText} onRemove={focus} onFollow={close} />
    </>
  );
  const retry = (): void => {
    search.retry();
    // The focused button is about to be removed.
    focus();
  };
  const results = dialog.groups.length > 0 && <ResultList dialog={dialog} />;
  return (
    <SearchOutcome running={dialog} retry={retry} onFollow={close} waiting={waiting} results={results} />
  );
}
