import type {PluginConfig} from '@docusaurus/types';
import type {Services} from '../site/services';
import {searchIndex} from './index';
import {searchPage} from './page';

/** Returns the plugins for search without an account, or none if the hosted search is configured. */
export function searchPlugins({algolia}: Services): PluginConfig[] {
  return algolia ? [] : [searchPage, searchIndex];
}
