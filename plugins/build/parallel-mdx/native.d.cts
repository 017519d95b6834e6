import type {LoadedContent, Options, PluginOptions} from '@docusaurus/plugin-content-docs';
import type * as TinypoolModule from 'tinypool';
import type {DocusaurusConfig, LoadContext, OptionValidationContext, Plugin} from '@docusaurus/types';

/** The parts of the loader context that the MDX loader uses (`@docusaurus/mdx-loader/lib/loader.js`). */
export type LoaderContext = {
  readonly resource: string;
  readonly resourcePath: string;
  readonly _compiler: {readonly name: string};
  readonly getOptions: () => object;
  readonly addDependency: (file: string) => void;
  readonly async: () => (error: Error | null, code?: string) => void;
};

export function mdxLoader(this: LoaderContext, content: string): Promise<void>;
export function contentDocs(context: LoadContext, options: PluginOptions): Promise<Plugin<LoadedContent>>;
export function validateDocsOptions(
  context: OptionValidationContext<Options | undefined, PluginOptions>,
): PluginOptions;
export const normalizePluginOptions: OptionValidationContext<Options | undefined, PluginOptions>['validate'];
export function loadSiteConfig(params: {
  siteDir: string;
  customConfigFilePath?: string;
}): Promise<{siteConfig: DocusaurusConfig}>;
export function loadTinypool(): Promise<typeof TinypoolModule>;
