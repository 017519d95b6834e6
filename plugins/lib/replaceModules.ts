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

type Bundler = CurrentBundler['instance'];
type Compiler = InstanceType<Bundler['Compiler']>;
type BundlerPlugin = {readonly apply: (compiler: Compiler) => void};

/**
 * Returns a bundler plugin that applies `replacements`, and fails the build if one of them isn't in the bundle, because
 * the module that it stands for has moved. Keep them in a file `replacements.ts`, because the contract tests check that
 * tests/contracts/upstream.ts lists what they replace.
 */
export function replaceModules(
  {instance}: CurrentBundler,
  replacements: readonly Replacement[],
): BundlerPlugin {
  // This pattern only keeps the bundler from calling `replacementOf`, which decides, for every import of the site.
  const names = replacements.map(({request}) => escapeRegExp(request));
  const requests = names.map((name) => name.replaceAll('/', '[\\\\/]')).join('|');
  const plugin = new instance.NormalModuleReplacementPlugin(
    new RegExp(`(?:^|[\\\\/])(?:${requests})$`),
    (resource) => {
      const replacement = replacementOf(replacements, resource.request, resource.context);
      if (replacement) resource.request = replacement.by;
    },
  );
  return {
    apply: (compiler) => {
      plugin.apply(compiler);
      compiler.hooks.thisCompilation.tap('replace-modules', (compilation) => {
        // A restored module isn't replaced again, so the bundle says what has been replaced.
        compilation.hooks.finishModules.tap('replace-modules', (modules) => {
          const files = [...modules].flatMap((module) => module.nameForCondition() ?? []);
          for (const replacement of replacements.filter(({by}) => !isAmong(files, by)))
            compilation.errors.push(new instance.WebpackError(notReplaced(replacement)));
        });
      });
    },
  };
}

function isAmong(files: readonly string[], by: string): boolean {
  const end = by.replace(/^@site(?=\/)/, '');
  return files.some((file) => file.replaceAll('\\', '/').includes(end.replaceAll('\\', '/')));
}

function notReplaced({request, from, by}: Replacement): string {
  const where = from === undefined ? 'No file' : `No file in node_modules/@docusaurus/${from}`;
  return (
    `${where} imports "${request}", which ${by} replaces. Find where Docusaurus imports it now, and correct the entry ` +
    'in replacements.ts, or delete the entry and that file.'
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
