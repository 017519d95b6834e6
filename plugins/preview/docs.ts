import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {contentDocs, validateDocsOptions} from './native.cjs';
import {withTitles} from './docTitles';
import type {Compilation} from './compilation';
import {lateReloads} from './lateReloads';
import {explained, type Screen} from './loadErrors';

/**
 * Returns Docusaurus's docs plugin, with the same options and content, changed so that it doesn't delay an edit. After
 * each edit, the plugin reads all docs again, on the thread that also compiles the edited page; here, it waits until
 * that page is on the screen. Errors in docs are shown on the screen, too. The global data also has the docs' titles.
 */
export function docsAfter(compilation: Pick<Compilation, 'settled'>, screen: Screen): PluginModule {
  const docs = async (context: LoadContext, options: unknown): Promise<Plugin> => {
    // Only the plugin's own methods know the type of its content.
    const plugin = (await contentDocs(context, options as PluginOptions)) as Plugin;
    const load = explained(async () => await plugin.loadContent?.(), screen);
    return {...withTitles(plugin), loadContent: lateReloads(load, compilation)};
  };
  return Object.assign(docs, {
    // Docusaurus's types expect a function that validates the options of any plugin.
    validateOptions: validateDocsOptions as PluginModule['validateOptions'],
  });
}
