import {useEffect, useState} from 'react';
import {useVersions, type GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import type {VersionWithDocs} from '@site/plugins/lib/browser/useVersionsWithDocs';
import {theDocs} from './docs';
import {sidebarLinks} from './tableRoutes';

/** Returns all versions with their docs, or `undefined` until the versions' tables are loaded. */
export function useVersionsWithDocs(): readonly VersionWithDocs[] | undefined {
  const versions = useVersions(undefined);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const {store} = theDocs();
    // Tables that don't load are left out: the suggestions made from them are optional.
    void Promise.allSettled(versions.map(({name}) => store.loadVersion(name))).then(() => setReady(true));
  }, [versions]);
  return ready ? versions.map(withDocs) : undefined;
}

function withDocs(version: GlobalVersion): VersionWithDocs {
  const table = theDocs().store.version(version.name);
  if (!table) return {...version, docs: []};
  const titles = new Map(sidebarLinks(table.metadata.docsSidebars).map(({path, label}) => [path, label]));
  return {
    ...version,
    docs: [...table.pages].map(([path, sidebar]) => ({id: path, path, sidebar, title: titles.get(path)})),
  };
}
