import {RENAMED_PAGES} from '@site/src/data/renamedPages';

type Version = {readonly name: string; readonly path: string};

/**
 * Returns the path in `target` of the page at `path` in the version `current`, if the page has another address there
 * (`src/data/renamedPages.ts`). `versions` are all versions, newest first, as Docusaurus lists them.
 */
export function renamedPath(
  path: string,
  current: Version,
  target: Version,
  versions: readonly Version[],
): string | undefined {
  const root = (version: Version): string => version.path.replace(/\/$/, '');
  const age = (name: string): number => versions.findIndex((version) => version.name === name);
  const page = path.slice(root(current).length);
  const found = RENAMED_PAGES.map(({from, to, last}) => {
    const nameIn = (version: Version): string => (age(version.name) >= age(last) ? from : to);
    return {before: nameIn(current), after: nameIn(target)};
  }).find(({before, after}) => before === page && after !== page);
  return found && `${root(target)}${found.after}`;
}
