import type {ReactNode} from 'react';
import {ALL_VERSIONS} from '@site/plugins/search/browser/engine/versionNames';
import type {DocsVersion} from './useDocsVersions';

type Props = {
  readonly versions: readonly DocsVersion[];
  readonly version: string;
  readonly onVersion: (version: string) => void;
};

/** Buttons that choose where to search: the version being read, or all versions. */
export function VersionScope({versions, version, onVersion}: Props): ReactNode {
  return (
    <div className="search-scope" role="group" aria-label="Where to search">
      {versions.map(({name, label}) => (
        <button
          key={name}
          type="button"
          className="search-scope__choice"
          aria-pressed={name === version}
          onClick={() => onVersion(name)}>
          Capacitor {label}
        </button>
      ))}
      <button
        type="button"
        className="search-scope__choice"
        aria-pressed={version === ALL_VERSIONS}
        onClick={() => onVersion(ALL_VERSIONS)}>
        All versions
      </button>
    </div>
  );
}
