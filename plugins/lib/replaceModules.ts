import type {CurrentBundler} from '@docusaurus/types';
import {escapeRegExp} from '../../packages/lib/escapeRegExp';

/** A module and its replacement. */
export type Replacement = {
  /**
   * The import as it is written in the source. An `@docusaurus/…` import also matches an import of the same file by
   * absolute path, which is how Docusaurus imports client modules.
   */
  readonly request: string;
  /** For relative imports: the folder of the importing file, relative to `node_modules/@docusaurus`. */
  readonly from?: string;
  /** The absolute path of the module to import instead. */
  readonly by: string;
};

type BundlerPlugin = InstanceType<CurrentBundler['instance']['NormalModuleReplacementPlugin']>;

/**
 * Returns a bundler plugin that applies `replacements`. Keep them in a file `replacements.ts`, because the contract
 * tests check that tests/contracts/upstream.ts lists what they replace.
 */
export function replaceModules(
  {instance}: CurrentBundler,
  replacements: readonly Replacement[],
): BundlerPlugin {
  // This pattern only keeps the bundler from calling `replacementOf`, which decides, for every import of the site.
  const names = replacements.map(({request}) => escapeRegExp(request));
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

/**
 * Returns the part of an absolute path into a Docusaurus package that starts with the package's name, and any other
 * request as it is.
 */
function withoutFolder(request: string): string {
  return /[\\/]node_modules[\\/](@docusaurus[\\/].*)$/.exec(request)?.[1]?.replaceAll('\\', '/') ?? request;
}
