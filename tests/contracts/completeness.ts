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
 * Returns the replaced imports that no listed file has. A file has one when its text, which `read` returns, names it in
 * quotes, or when it is the module itself.
 */
export function unlistedReplacements(
  replacements: readonly Replacement[],
  list: readonly Upstream[],
  read: (use: Upstream) => string | undefined,
): string[] {
  const isListed = ({request, from}: Replacement): boolean =>
    list.some((use) => {
      const name = `${use.package}/${use.file}`;
      if (name.replace(/\.js$/, '') === request) return true;
      const text = read(use) ?? '';
      const isImporter = text.includes(`'${request}'`) || text.includes(`"${request}"`);
      return isImporter && (from === undefined || path.posix.dirname(name) === `@docusaurus/${from}`);
    });
  return replacements.filter((replacement) => !isListed(replacement)).map(({request}) => request);
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
