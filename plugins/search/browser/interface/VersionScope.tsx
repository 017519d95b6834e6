import type {ReactNode} from 'react';
import {ALL_VERSIONS} from '@site/plugins/search/browser/engine/versionNames';
import type {Dialog} from './useDialog';
import {useDocsVersions, useReadVersion} from './useDocsVersions';

/** Buttons that choose where to search: the version being read, or all versions. */
export function VersionScope({dialog}: {readonly dialog: Dialog}): ReactNode {
  const read = useReadVersion();
  const versions = useDocsVersions().filter(({name}) => name === read.name || name === dialog.version);
  const choices = versions.map(({name, label}) => ({name, text: `Capacitor ${label}`}));
  return (
    <div className="search-scope" role="group" aria-label="Where to search">
      {[...choices, {name: ALL_VERSIONS, text: 'All versions'}].map(({name, text}) => (
        <button
          key={name}
          type="button"
          className="search-scope__choice"
          aria-pressed={name === dialog.version}
          onClick={() => dialog.setVersion(name)}>
          {text}
        </button>
      ))}
    </div>
  );
}
