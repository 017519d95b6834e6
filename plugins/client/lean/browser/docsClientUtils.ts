import type {
  ActiveDocContext,
  DocVersionSuggestions,
  GlobalDoc,
  GlobalPluginData,
  GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import {getLatestVersion} from '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js';
import {theDocs} from './docs';

// What this file doesn't export itself is as in Docusaurus.
export * from '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js';

/** Returns the version that `pathname` belongs to. Replaces Docusaurus's function of the same name. */
export function getActiveVersion(data: GlobalPluginData, pathname: string): GlobalVersion | undefined {
  const name = theDocs().store.versionAt(pathname)?.name;
  return data.versions.find((version) => version.name === name);
}

/**
 * Returns the version and the doc at `pathname`, and the same doc in all versions. It reads them from the page's own
 * data, whereas Docusaurus's function of the same name searches the docs of all versions.
 */
export function getActiveDocContext(data: GlobalPluginData, pathname: string): ActiveDocContext {
  const activeVersion = getActiveVersion(data, pathname);
  const page = theDocs().store.page(pathname)?.data;
  if (!activeVersion || !page) return {activeVersion, activeDoc: undefined, alternateDocVersions: {}};
  const sidebar = theDocs().store.version(activeVersion.name)?.pages.get(page.path);
  const activeDoc: GlobalDoc = {id: page.id, path: page.path, sidebar};
  const alternateDocVersions: Record<string, GlobalDoc> = {[activeVersion.name]: activeDoc};
  for (const [name, path] of Object.entries(page.alternates))
    alternateDocVersions[name] = {id: page.id, path};
  return {activeVersion, activeDoc, alternateDocVersions};
}

/**
 * Returns the latest version and, if it has the doc at `pathname`, that doc. Replaces Docusaurus's function of the
 * same name.
 */
export function getDocVersionSuggestions(data: GlobalPluginData, pathname: string): DocVersionSuggestions {
  const latest = getLatestVersion(data);
  const {alternateDocVersions} = getActiveDocContext(data, pathname);
  return {latestDocSuggestion: alternateDocVersions[latest.name], latestVersionSuggestion: latest};
}
