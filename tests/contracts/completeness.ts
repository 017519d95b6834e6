import path from 'node:path';
import type {Replacement} from '../../plugins/lib/replaceModules';
import type {Upstream} from './upstream';

/** Source files by their path from the root of the repository. */
export type Sources = ReadonlyMap<string, string>;

/** Returns the entries that stand in the list twice: the same upstream file with the same file of ours. */
export function duplicates(list: readonly Upstream[]): string[] {
  const names = list.map((use) => `${use.package}/${use.file} with ${use.ours}`);
  return names.filter((name, i) => names.indexOf(name) !== i);
}

/**
 * Returns the components of upstream themes that ours shadow and that the list lacks, each with its file of ours. Both are
 * paths below a folder of components; `Tabs.js` and `Tabs/index.tsx` have the same name, as they have for Docusaurus.
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
 * Returns what the list lacks of each replaced import: an upstream file that has the import, because its text, which `read`
 * returns, names it in quotes; and the module that it leads to, unless Docusaurus generates it.
 */
export function unlistedReplacements(
  replacements: readonly Replacement[],
  list: readonly Upstream[],
  read: (use: Upstream) => string | undefined,
): string[] {
  return replacements.flatMap((replacement) => [
    ...(list.some((use) => hasImport(use, replacement, read(use) ?? ''))
      ? []
      : [`a file that imports ${replacement.request}`]),
    ...(list.some((use) => isTarget(use, replacement)) ? [] : [`the module ${replacement.request}`]),
  ]);
}

function hasImport(use: Upstream, {request, from}: Replacement, text: string): boolean {
  // A client module is named by a path in the index of its package.
  if (isInPackage(request)) return use.file === 'lib/index.js' && request.startsWith(`${use.package}/`);
  const folder = path.posix.dirname(`${use.package}/${use.file}`);
  const isHere = from === undefined || folder === `@docusaurus/${from}`;
  return isHere && (text.includes(`'${request}'`) || text.includes(`"${request}"`));
}

/** Whether an upstream file is the module that an import leads to, as far as its name tells. */
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
  // What Docusaurus generates is no file of a package, and of `tslib` only what others use matters.
  return true;
}

function isInPackage(request: string): boolean {
  return /^@docusaurus\/[\w-]+\/lib\//.test(request);
}

/**
 * Returns the files inside a package of Docusaurus that our code imports by their path and that the list lacks. Its public
 * modules have no `lib` in their name.
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

/** Returns the files of ours that render the component that they shadow, and that the list does not call wrapped. */
export function notCalledWrapped(sources: Sources, list: readonly Upstream[]): string[] {
  const wrapped = new Set(list.filter(({how}) => how === 'wrapped').map(({ours}) => ours));
  const wrapping = [...sources].filter(([, text]) => text.includes("from '@theme-original/"));
  return wrapping.map(([file]) => file).filter((file) => !wrapped.has(file));
}

/** Returns the files that call one of the bundler's ways to replace modules, `pattern`, sorted. */
export function filesWith(pattern: RegExp, sources: Sources): string[] {
  return [...sources]
    .filter(([, text]) => pattern.test(text))
    .map(([file]) => file)
    .sort();
}
