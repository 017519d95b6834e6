import allowed from './allowed.json';

/** Why a name may stand on a page although no package has it, and where: everywhere if it does not say. */
export type Allowance = {
  readonly reason: string;
  /** Docs versions. */
  readonly versions?: readonly string[];
  /** Starts of paths inside the version's tree: `core-apis/`, `apis/watch.md`. */
  readonly pages?: readonly string[];
};

export const ALLOWED: Readonly<Record<string, Allowance>> = allowed;

/** Tells whether the list allows the name on a page; `Head.*` allows each member of `Head`. */
export function isAllowed(
  name: string,
  page: {readonly version: string; readonly path: string},
  list: Readonly<Record<string, Allowance>> = ALLOWED,
): boolean {
  const keys = [name, `${name.split('.')[0]}.*`];
  return keys.some((key) => Object.hasOwn(list, key) && holdsFor(list[key], page));
}

/** Tells whether an entry speaks of a page. */
export function holdsFor(
  entry: Allowance | undefined,
  page: {readonly version: string; readonly path: string},
): boolean {
  if (!entry) return false;
  const {versions, pages} = entry;
  return (
    (versions === undefined || versions.includes(page.version)) &&
    (pages === undefined || pages.some((start) => page.path.startsWith(start)))
  );
}
