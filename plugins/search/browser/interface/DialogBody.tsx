import type {ReactNode} from 'react';
import {ALL_VERSIONS} from '@site/plugins/search/browser/engine/versionNames';
import {EmptyState, QuickLinks} from './EmptyState';
import {FailureMessage} from './FailureMessage';
import {NothingFound} from './NothingFound';
import {ResultList} from './ResultList';
import {SpellingOffer} from './SpellingOffer';
import type {Dialog} from './useDialog';
import {useDocsVersions} from './useDocsVersions';

type Props = {readonly dialog: Dialog; readonly listId: string};

/**
 * The content below the field: recent searches and links until the first results are there, results, or the reason why
 * there are none and links.
 */
export function DialogBody({dialog, listId}: Props): ReactNode {
  const {search, recent} = dialog;
  const {kind, answer} = search;
  if (kind === 'failed') {
    const retry = (): void => {
      search.retry();
      // The focused button is about to be removed.
      dialog.input.current?.focus();
    };
    return <FailureMessage failure={search.failure ?? 'unexpected'} retry={retry} />;
  }
  if (!answer) {
    return (
      <>
        {kind === 'loading' && <p className="visually-hidden">Searching…</p>}
        <EmptyState
          searches={recent}
          onChoose={dialog.setText}
          onChange={dialog.setRecent}
          onFollow={dialog.close}
        />
      </>
    );
  }
  if (answer.hits.length > 0) return <Found dialog={dialog} listId={listId} />;
  return (
    <>
      <NothingFound
        engine={dialog.engine}
        text={dialog.text.trim()}
        version={dialog.version}
        answer={answer}
        onText={dialog.setText}
        onVersion={dialog.setVersion}
      />
      <QuickLinks onFollow={dialog.close} />
    </>
  );
}

function Found({dialog, listId}: Props): ReactNode {
  const versions = useDocsVersions();
  const {search, text, version} = dialog;
  const labelOf = (name: string): string => versions.find((other) => other.name === name)?.label ?? name;
  return (
    <>
      <SpellingOffer spelling={search.answer?.spelling} onText={dialog.setText} />
      <ResultList
        id={listId}
        text={text}
        groups={dialog.groups}
        activeId={dialog.active?.id}
        versionLabel={version === ALL_VERSIONS ? labelOf : undefined}
        onFollow={dialog.leave}
      />
    </>
  );
}
