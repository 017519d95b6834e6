import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {settled} from './compilation';
import {contentDocs, validateDocsOptions} from './native.cjs';
import {withTitles} from './docTitles';
import {lateReloads} from './lateReloads';
import {explained} from './loadErrors';
import {screen} from './screen';

/**
 * Docusaurus's docs plugin, with the same options and content, changed so that it doesn't delay an edit. After each edit,
 * the plugin reads all docs again, on the thread that also compiles the edited page; here, it waits until that page is on
 * the screen. Errors in docs are shown on the screen, too. The global data also has the docs' titles.
 */
export const docs: PluginModule = Object.assign(docsPlugin, {
  // Docusaurus's types expect a function that validates the options of any plugin.
  validateOptions: validateDocsOptions as PluginModule['validateOptions'],
});

async function docsPlugin(context: LoadContext, options: unknown): Promise<Plugin> {
  // Only the plugin's own methods know the type of its content.
  const plugin = (await contentDocs(context, options as PluginOptions)) as Plugin;
  const load = explained(async () => await plugin.loadContent?.(), screen);
  return {...withTitles(plugin), loadContent: lateReloads(load, settled)};
}
