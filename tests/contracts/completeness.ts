import path from 'node:path';
import type {Replacement} from '../../plugins/lib/replaceModules';
import type {Upstream} from './upstream';

/** Source files by their path from the repository's root. */
export type Sources = ReadonlyMap<string, string>;

/**
 * Returns the theme components that our files shadow and that the list lacks, each with our file. Both are paths
 * below a folder of components; `Tabs.js` and `Tabs/index.tsx` have the same name, as they do in Docusaurus.
 */
export function unlistedShadows(
  ours: readonly string[],
  themes: ReadonlyMap<string, readonly string[]>,
  list: readonly Upstream[],
): string[] {
  const listed = new Set(list.map((use) => `${use.package}/${use.file} with ${use.ours}`));
  const shadows = ours.flatMap((file) =>
    [...themes].flatMap(([theme, components]) =>
      components
        .filter((other) => componentName(other) === componentName(file))
        .map((other) => `${theme}/${other} with src/theme/${file}`),
    ),
  );
  return shadows.filter((name) => !listed.has(name));
}

function componentName(file: string): string {
  return file.replace(/\.[jt]sx?$/, '').replace(/\/index$/, '');
}

/**
 * Returns the replaced imports whose module the list lacks, unless Docusaurus generates that module. A build fails if
 * nothing imports one of them.
 */
export function unlistedReplacements(
  replacements: readonly Replacement[],
  list: readonly Upstream[],
): string[] {
  return replacements
    .filter((replacement) => !list.some((use) => isTarget(use, replacement)))
    .map(({request}) => request);
}

/** Returns whether an upstream file may be the module that an import resolves to, judging by its name. */
function isTarget(use: Upstream, {request, from = ''}: Replacement): boolean {
  const name = componentName(`${use.package}/${use.file}`);
  if (request.startsWith('.')) return name === path.posix.join('@docusaurus', from, request);
  if (isInPackage(request)) return name === request;
  if (request.startsWith('@docusaurus/')) {
    return name === request.replace('@docusaurus/', '@docusaurus/core/lib/client/exports/');
  }
  if (request.startsWith('@theme/')) {
    return name.endsWith(request.slice('@theme'.length)) && /\/theme(?:-fallback)?\//.test(name);
  }
  // A generated module isn't a file of any package, and `tslib` matters only through the packages that use it.
  return true;
}

function isInPackage(request: string): boolean {
  return /^@docusaurus\/[\w-]+\/lib\//.test(request);
}

/**
 * Returns the internal files of Docusaurus's packages that our code imports and that the list lacks. Public modules
 * don't have `lib` in their path.
 */
export function unlistedImports(sources: Sources, list: readonly Upstream[]): string[] {
  const listed = new Set(list.map((use) => componentName(`${use.package}/${use.file}`)));
  return [...sources].flatMap(([file, text]) =>
    [...text.matchAll(/(?:\bfrom |\bimport\(.*|\brequire\()['"](@docusaurus\/[\w-]+\/lib\/[\w./-]+)['"]/g)]
      .map(([, name = '']) => name)
      .filter((name) => !listed.has(componentName(name)))
      .map((name) => `${name} in ${file}`),
  );
}

/** Returns our files that render the component that they shadow, but that the list doesn't describe as wrapped. */
export function notCalledWrapped(sources: Sources, list: readonly Upstream[]): string[] {
  const wrapped = new Set(list.filter(({how}) => how === 'wrapped').map(({ours}) => ours));
  const wrapping = [...sources].filter(([, text]) => text.includes("from '@theme-original/"));
  return wrapping.map(([file]) => file).filter((file) => !wrapped.has(file));
}

/** Returns the files that match `pattern`, a call of one of the bundler's ways to replace modules, sorted. */
export function filesWith(pattern: RegExp, sources: Sources): string[] {
  return [...sources]
    .filter(([, text]) => pattern.test(text))
    .map(([file]) => file)
    .sort();
}
