import type {CurrentBundler} from '@docusaurus/types';

/** A module that another one stands in for. */
export type Replacement = {
  /**
   * The import as written in the source. `@docusaurus/…` also stands for an import of the same file by its absolute path,
   * which is how Docusaurus imports client modules.
   */
  readonly request: string;
  /** For relative imports: the folder that the importing file is in, from `node_modules/@docusaurus`. */
  readonly from?: string;
  /** What is imported instead, absolute. */
  readonly by: string;
};

type BundlerPlugin = InstanceType<CurrentBundler['instance']['NormalModuleReplacementPlugin']>;

/**
 * Returns a plugin for the bundler that imports what `replacements` say. Keep them in a file `replacements.ts`: the contracts
 * check that tests/contracts/upstream.ts names what they replace.
 */
export function replaceModules(
  {instance}: CurrentBundler,
  replacements: readonly Replacement[],
): BundlerPlugin {
  // Loose, because `replacementOf` decides: it only keeps the bundler from asking about every import of the site.
  const names = replacements.map(({request}) => request.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
  const requests = names.map((name) => name.replaceAll('/', '[\\\\/]')).join('|');
  return new instance.NormalModuleReplacementPlugin(
    new RegExp(`(?:^|[\\\\/])(?:${requests})$`),
    (resource) => {
      const replacement = replacementOf(replacements, resource.request, resource.context);
      if (replacement) resource.request = replacement.by;
    },
  );
}

/** Returns the replacement for an import of `request` by a file in the folder `context`, if there is one. */
export function replacementOf(
  replacements: readonly Replacement[],
  request: string,
  context: string,
): Replacement | undefined {
  const name = withoutFolder(request);
  return replacements.find(
    (replacement) =>
      replacement.request === name &&
      (replacement.from === undefined ||
        context.replaceAll('\\', '/').endsWith(`node_modules/@docusaurus/${replacement.from}`)),
  );
}

/** Returns an absolute path into one of Docusaurus's packages from the name of the package on; any other request as it is. */
function withoutFolder(request: string): string {
  return /[\\/]node_modules[\\/](@docusaurus[\\/].*)$/.exec(request)?.[1]?.replaceAll('\\', '/') ?? request;
}
