import path from 'node:path';
import type {SwizzleConfig} from '@docusaurus/types';
import type {Replacement} from '../../plugins/lib/replaceModules';
import type {Upstream} from './upstream';

/** Source files by their path from the repository's root. */
export type Sources = ReadonlyMap<string, string>;

/** The folder of the theme's components. */
export const THEME = '@docusaurus/theme-classic/lib/theme';

/** The component of Docusaurus's core that its documentation tells sites to replace (docusaurus.io/docs/swizzling). */
const ROOT_COMPONENT = 'Root';

/**
 * Returns the components that Docusaurus's authors promise to keep replaceable: what they take and where they are
 * rendered won't change without a new major version.
 */
export function promisedComponents({components}: SwizzleConfig): ReadonlySet<string> {
  const safe = Object.entries(components).filter(([, {actions}]) => actions.eject === 'safe');
  return new Set([ROOT_COMPONENT, ...safe.map(([name]) => name)]);
}

/**
 * Returns the theme components that our files shadow and that the list lacks, each with our file. Both are paths
 * below a folder of components; `Tabs.js` and `Tabs/index.tsx` have the same name, as they do in Docusaurus. A component
 * in `promised` needn't be on the list.
 */
export function unlistedShadows(
  ours: readonly string[],
  themes: ReadonlyMap<string, readonly string[]>,
  list: readonly Upstream[],
  promised: ReadonlySet<string>,
): string[] {
  const listed = new Set(list.map((use) => `${use.package}/${use.file} with ${use.ours}`));
  const shadows = ours.flatMap((file) =>
    [...themes].flatMap(([theme, components]) =>
      components
        .filter((other) => componentName(other) === componentName(file))
        .filter((other) => theme !== THEME || !promised.has(componentName(other)))
        .map((other) => `${theme}/${other} with src/theme/${file}`),
    ),
  );
  return shadows.filter((name) => !listed.has(name));
}

/** Returns the name of the component in a file, as Docusaurus's commands have it. */
export function componentName(file: string): string {
  return file.replace(/\.[jt]sx?$/, '').replace(/\/index$/, '');
}

/**
 * Returns the replaced imports whose module the list lacks, unless Docusaurus generates that module or it is a component
 * in `promised`. A build fails if nothing imports one of them.
 */
export function unlistedReplacements(
  replacements: readonly Replacement[],
  list: readonly Upstream[],
  promised: ReadonlySet<string>,
): string[] {
  return replacements
    .filter(({request}) => !promised.has(request.replace('@theme/', '')))
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

/** Returns our files that render the component that they shadow, but that the list describes otherwise. */
export function notCalledWrapped(sources: Sources, list: readonly Upstream[]): string[] {
  const wrapping = [...sources].filter(([, text]) => text.includes("from '@theme-original/"));
  return wrapping.flatMap(([file]) => {
    const uses = list.filter(({ours}) => ours === file);
    return uses.length === 0 || uses.some(({how}) => how === 'wrapped') ? [] : [file];
  });
}

/** Returns the files that match `pattern`, a call of one of the bundler's ways to replace modules, sorted. */
export function filesWith(pattern: RegExp, sources: Sources): string[] {
  return [...sources]
    .filter(([, text]) => pattern.test(text))
    .map(([file]) => file)
    .sort();
}
