import type {RootContent} from 'mdast';
import type {PluginModel} from '../../../../packages/facts';
import {
  dotted,
  element,
  inlineCode,
  link,
  paragraph,
  text,
  type Cell,
} from '../../../../packages/pages/markdown';
import {pluginChips} from './renderSupport';

/** Returns the block below a plugin page's title: the plugin's platforms, and its package and documented version with links. */
export function renderPluginHead(model: PluginModel): RootContent {
  const {support, packageName, packageVersion, definitionUrl} = model;
  const about: Cell[] = [
    [inlineCode(packageName), text(` ${packageVersion}`)],
    [link(`https://www.npmjs.com/package/${packageName}/v/${packageVersion}`, text('npm'))],
    definitionUrl ? [link(definitionUrl, text('Source'))] : [],
  ];
  return element('div.plugin-head', element('p.chips', ...pluginChips(support)), paragraph(...dotted(about)));
}
