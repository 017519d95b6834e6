import {useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {ResultLink} from './ResultLink';
import {writeAddress} from './searchAddress';
import {setSlashOpens, slashOpens} from '../../../lib/browser/shortcuts';
import type {Dialog} from './useDialog';

/** Links to all results, lists the keyboard shortcuts, and lets readers turn off `/` if it gets in their way. */
export function SearchFoot({dialog}: {readonly dialog: Dialog}): ReactNode {
  const total = dialog.search.answer?.total ?? 0;
  const hasVersions = dialog.groups.some(({versions}) => versions.length > 0);
  return (
    <div className="search-foot">
      <p className="search-foot__keys">
        <kbd>↑</kbd> <kbd>↓</kbd> choose,{' '}
        {hasVersions && (
          <>
            <kbd>←</kbd> <kbd>→</kbd> other versions,{' '}
          </>
        )}
        <kbd>Enter</kbd> open
      </p>
      {total > 0 ? <AllResults dialog={dialog} total={total} /> : <SlashSwitch />}
    </div>
  );
}

function AllResults({dialog, total}: {readonly dialog: Dialog; readonly total: number}): ReactNode {
  const {text, version} = dialog;
  const address = `${useBaseUrl('/search')}${writeAddress({text: text.trim(), version, page: 1})}`;
  return (
    <p>
      <ResultLink href={address} words={[]} onFollow={dialog.leave}>
        {total === 1 ? 'See it on the search page' : `See all ${total} pages`}
      </ResultLink>
    </p>
  );
}

function SlashSwitch(): ReactNode {
  const [slash, setSlash] = useState(slashOpens);
  return (
    <label className="search-foot__slash">
      <input
        type="checkbox"
        checked={slash}
        onChange={(event) => {
          setSlash(event.target.checked);
          setSlashOpens(event.target.checked);
        }}
      />
      <span>
        <kbd>/</kbd> opens search
      </span>
    </label>
  );
}
