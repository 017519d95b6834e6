import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {useReadVersions} from '@site/plugins/lib/browser/useReadVersions';
import {ALL_VERSIONS, queryVersion} from '@site/plugins/search/browser/engine/versionNames';

/** A docs version's name in search (`next`, `v7`), and its label. */
type DocsVersion = {readonly name: string; readonly label: string};

/** Returns all docs versions, newest first. */
export function useDocsVersions(): DocsVersion[] {
  return useVersions(undefined).map(toDocsVersion);
}

/** Returns a function that labels a version, given the name that search has for it. */
export function useVersionLabel(): (name: string) => string {
  const versions = useDocsVersions();
  return (name) => versions.find((version) => version.name === name)?.label ?? name;
}

/** Returns where a search looks, as its status says it: `all versions` or `Capacitor v7`. */
export function useSearchedPlace(version: string): string {
  const label = useVersionLabel()(version);
  return version === ALL_VERSIONS ? 'all versions' : `Capacitor ${label}`;
}

/**
 * Returns the version being read: the page's version, or else the one that the reader chose last, or else the latest.
 */
export function useReadVersion(): DocsVersion {
  const [version] = useReadVersions();
  if (!version) throw new Error('The site has no docs version.');
  return toDocsVersion(version);
}

function toDocsVersion({name, label}: DocsVersion): DocsVersion {
  return {name: queryVersion(name), label};
}
