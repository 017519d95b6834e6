import type {LoadedContent, Options, PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, OptionValidationContext, Plugin} from '@docusaurus/types';

export function contentDocs(context: LoadContext, options: PluginOptions): Promise<Plugin<LoadedContent>>;
export function validateDocsOptions(
  context: OptionValidationContext<Options | undefined, PluginOptions>,
): PluginOptions;
