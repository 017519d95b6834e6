import {useDocsVersionCandidates, useVersions} from '@docusaurus/plugin-content-docs/client';
import {queryVersion} from '@site/src/search/versionNames';

/** A docs version as search names it (`next`, `v7`), and as readers do. */
export type DocsVersion = {readonly name: string; readonly label: string};

/** Returns all docs versions, newest first. */
export function useDocsVersions(): DocsVersion[] {
  return useVersions(undefined).map(toDocsVersion);
}

/** Returns the version being read: that of the page, else the one that was read last, else the latest. */
export function useReadVersion(): DocsVersion {
  return toDocsVersion(useDocsVersionCandidates(undefined)[0]);
}

function toDocsVersion({name, label}: DocsVersion): DocsVersion {
  return {name: queryVersion(name), label};
}
