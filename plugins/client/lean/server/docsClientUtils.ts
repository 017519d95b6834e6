import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import * as stock from '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js';
import {memoize} from '../../../../packages/lib/memoize';

export {
  getActivePlugin,
  getLatestVersion,
} from '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js';

/** How many paths are memoized. Only pages that are rendered at the same time need to be. */
const KEPT = 100;

/** Docusaurus's function of the same name, memoized by page, because it searches all docs of a version. */
export const getActiveVersion = oncePerPage(stock.getActiveVersion);

/** Docusaurus's function of the same name, memoized by page. */
export const getActiveDocContext = oncePerPage(stock.getActiveDocContext);

/** Docusaurus's function of the same name, memoized by page. */
export const getDocVersionSuggestions = oncePerPage(stock.getDocVersionSuggestions);

function oncePerPage<T>(
  of: (data: GlobalPluginData, pathname: string) => T,
): (data: GlobalPluginData, pathname: string) => T {
  const known = memoize(KEPT, (_key, data: GlobalPluginData, pathname: string) => of(data, pathname));
  return (data, pathname) => known(`${data.path} ${pathname}`, data, pathname);
}
