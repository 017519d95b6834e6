import {inRange, type VersionRange} from '../../lib/versionRange';
import allowed from './allowed.json';

/**
 * Why a name is allowed although no package has it, and where. Without `versions` or `pages`, it's allowed everywhere.
 */
export type Allowance = {
  readonly reason: string;
  /** The docs versions that the entry applies to. */
  readonly versions?: VersionRange;
  /** The starts of paths in the version's tree: `core-apis/`, `apis/watch.md`. */
  readonly pages?: readonly string[];
};

export const ALLOWED: Readonly<Record<string, Allowance>> = allowed;

/** Returns whether the list allows the name on a page. `Head.*` allows every member of `Head`. */
export function isAllowed(
  name: string,
  page: {readonly version: string; readonly path: string},
  list: Readonly<Record<string, Allowance>> = ALLOWED,
): boolean {
  const keys = [name, `${name.split('.')[0]}.*`];
  return keys.some((key) => Object.hasOwn(list, key) && holdsFor(list[key], page));
}

/** Returns whether an entry applies to a page. */
export function holdsFor(
  entry: Allowance | undefined,
  page: {readonly version: string; readonly path: string},
): boolean {
  if (!entry) return false;
  const {versions, pages} = entry;
  return (
    (versions === undefined || inRange(versions, page.version)) &&
    (pages === undefined || pages.some((start) => page.path.startsWith(start)))
  );
}
