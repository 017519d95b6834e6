import type {PluginConfig} from '@docusaurus/types';
import type {Services} from '../lib/services';
import {searchIndex} from './index';
import {searchPage} from './page';
import {searchStyles} from './styles';

/** Returns the plugins for search; the hosted search has an index and a page of its own. */
export function searchPlugins({algolia}: Services): PluginConfig[] {
  return algolia ? [searchStyles] : [searchStyles, searchPage, searchIndex];
}
