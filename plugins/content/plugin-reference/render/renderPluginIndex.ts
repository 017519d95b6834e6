import type {Table} from 'mdast';
import {element, link, table, text, type Cell} from '../../lib/markdown';
import type {PluginModel} from '../../lib/referenceTypes';
import {platformChips, pluginSupport} from './renderSupport';

/** The URL of a plugin's page, relative to the table, and its title. */
export type PluginPage = {readonly url?: string; readonly title: string};

/** Returns a table of a version's plugins with their names, summaries and platforms. */
export function renderPluginIndex(
  models: readonly PluginModel[],
  pageOf: (model: PluginModel) => PluginPage,
): Table {
  const row = (model: PluginModel): Cell[] => {
    const {url, title} = pageOf(model);
    const name = text(title);
    const platforms = element('span.chips', ...platformChips(pluginSupport(model.support)));
    return [[url ? link(url, name) : name], [text(model.description)], [platforms]];
  };
  return table(['Plugin', 'What it does', 'Platforms'], models.map(row));
}
