import type {GlobalPluginData, GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import * as stock from '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js';
import {remember} from '../../remember';

export {
  getActivePlugin,
  getLatestVersion,
} from '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js';

/** Addresses kept: those of the pages that are rendered at once. */
const KEPT = 100;

const keyOf = ({path}: GlobalPluginData, pathname: string): string => `${path} ${pathname}`;

const contextOf = remember(KEPT, (_key, data: GlobalPluginData, pathname: string) =>
  stock.getActiveDocContext(data, pathname),
);

const versionOf = remember(KEPT, (_key, data: GlobalPluginData, pathname: string) =>
  stock.getActiveVersion(data, pathname),
);

type ActiveDocContext = ReturnType<typeof stock.getActiveDocContext>;

/** Docusaurus's function of the name, which asks the docs of a version one after the other, once a page. */
export function getActiveDocContext(data: GlobalPluginData, pathname: string): ActiveDocContext {
  return contextOf(keyOf(data, pathname), data, pathname);
}

/** Docusaurus's function of the name, once a page. */
export function getActiveVersion(data: GlobalPluginData, pathname: string): GlobalVersion | undefined {
  return versionOf(keyOf(data, pathname), data, pathname);
}

/** Docusaurus's function of the name, with ours. */
export function getDocVersionSuggestions(
  data: GlobalPluginData,
  pathname: string,
): ReturnType<typeof stock.getDocVersionSuggestions> {
  const latest = stock.getLatestVersion(data);
  const {alternateDocVersions} = getActiveDocContext(data, pathname);
  return {latestDocSuggestion: alternateDocVersions[latest.name], latestVersionSuggestion: latest};
}
