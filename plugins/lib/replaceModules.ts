import type {CurrentBundler} from '@docusaurus/types';

/** A module that another one stands in for. */
export type Replacement = {
  /** The import as written in the source. */
  readonly request: string;
  /** For relative imports: the folder that the importing file is in, from `node_modules/@docusaurus`. */
  readonly from?: string;
  /** What is imported instead, absolute. */
  readonly by: string;
};

type BundlerPlugin = InstanceType<CurrentBundler['instance']['NormalModuleReplacementPlugin']>;

/** Returns a plugin for the bundler that imports what `replacements` say. */
export function replaceModules(
  {instance}: CurrentBundler,
  replacements: readonly Replacement[],
): BundlerPlugin {
  const requests = replacements.map(({request}) => request.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
  return new instance.NormalModuleReplacementPlugin(new RegExp(`^(?:${requests.join('|')})$`), (resource) => {
    const replacement = replacementOf(replacements, resource.request, resource.context);
    if (replacement) resource.request = replacement.by;
  });
}

/** Returns the replacement for an import of `request` by a file in the folder `context`, if there is one. */
export function replacementOf(
  replacements: readonly Replacement[],
  request: string,
  context: string,
): Replacement | undefined {
  return replacements.find(
    (replacement) =>
      replacement.request === request &&
      (replacement.from === undefined ||
        context.replaceAll('\\', '/').endsWith(`node_modules/@docusaurus/${replacement.from}`)),
  );
}
