import {useEffect, useState} from 'react';
import {useVersions, type GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {theDocs} from './docs';

/** Returns all versions with the addresses of their docs, or `undefined` until the versions' tables are loaded. */
export function useVersionsWithDocs(): readonly GlobalVersion[] | undefined {
  const versions = useVersions(undefined);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const {store} = theDocs();
    // Tables that don't load are left out: the suggestions made from them are optional.
    void Promise.allSettled(versions.map(({name}) => store.loadVersion(name))).then(() => setReady(true));
  }, [versions]);
  return ready ? versions.map(withDocs) : undefined;
}

function withDocs(version: GlobalVersion): GlobalVersion {
  const pages = theDocs().store.version(version.name)?.pages ?? new Map<string, string | undefined>();
  return {...version, docs: [...pages].map(([path, sidebar]) => ({id: path, path, sidebar}))};
}
