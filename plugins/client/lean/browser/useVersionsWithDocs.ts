import {useEffect, useState} from 'react';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {useVersions, type GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import type {VersionWithDocs} from '@site/plugins/lib/browser/useVersionsWithDocs';
import {theDocs} from './docs';
import {plainPath} from './tableRoutes';

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
  const titles = new Map(
    Object.values(table.metadata.docsSidebars).flatMap((items) => items.flatMap(titlesOf)),
  );
  return {
    ...version,
    docs: [...table.pages].map(([path, sidebar]) => ({id: path, path, sidebar, title: titles.get(path)})),
  };
}

/** Returns the addresses in a sidebar with the labels that they have there. */
function titlesOf(item: PropSidebarItem): [string, string][] {
  if (item.type === 'html') return [];
  const own: [string, string][] = item.href === undefined ? [] : [[plainPath(item.href), item.label]];
  return item.type === 'category' ? [...own, ...item.items.flatMap(titlesOf)] : own;
}
