import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {contentDocs, validateDocsOptions} from '../build/parallel-mdx/native.cjs';
import type {Compilation} from './compilation';
import {lateReloads} from './lateReloads';
import {explained, type Screen} from './loadErrors';

/**
 * Returns Docusaurus's docs plugin, with the same options and content, for which no edit waits: it reads all docs
 * again after each, on the thread that compiles the one that was edited. With this it does so after that one is on
 * the screen. What it cannot read is shown on the screen too.
 */
export function docsAfter(compilation: Pick<Compilation, 'settled'>, screen: Screen): PluginModule {
  const docs = async (context: LoadContext, options: unknown): Promise<Plugin> => {
    // What it loads is between its own methods.
    const plugin = (await contentDocs(context, options as PluginOptions)) as Plugin;
    const load = explained(async () => await plugin.loadContent?.(), screen);
    return {...plugin, loadContent: lateReloads(load, compilation)};
  };
  return Object.assign(docs, {
    // Docusaurus's types have it validate the options of any plugin.
    validateOptions: validateDocsOptions as PluginModule['validateOptions'],
  });
}
