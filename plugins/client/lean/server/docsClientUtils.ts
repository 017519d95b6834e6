import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import * as stock from '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js';
import {memoize} from '../../../lib/memoize';

export {
  getActivePlugin,
  getLatestVersion,
} from '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js';

/** Addresses kept: those of the pages that are rendered at once. */
const KEPT = 100;

/** Docusaurus's function of the name, once a page: it asks the docs of a version one after the other. */
export const getActiveVersion = oncePerPage(stock.getActiveVersion);

/** Docusaurus's function of the name, once a page. */
export const getActiveDocContext = oncePerPage(stock.getActiveDocContext);

/** Docusaurus's function of the name, once a page. */
export const getDocVersionSuggestions = oncePerPage(stock.getDocVersionSuggestions);

function oncePerPage<T>(
  of: (data: GlobalPluginData, pathname: string) => T,
): (data: GlobalPluginData, pathname: string) => T {
  const known = memoize(KEPT, (_key, data: GlobalPluginData, pathname: string) => of(data, pathname));
  return (data, pathname) => known(`${data.path} ${pathname}`, data, pathname);
}
