import type {PluginConfig} from '@docusaurus/types';
import type {Services} from '../site/services';
import {searchIndex} from './index';
import {searchPage} from './page';

/** Returns the plugins of the search without an account; none where the hosted search is configured. */
export function searchPlugins({algolia}: Services): PluginConfig[] {
  return algolia ? [] : [searchPage, searchIndex];
}
