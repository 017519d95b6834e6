import {inRange, type VersionRange} from '../../lib/versionRange';
import type {DocPage} from '../types';
import allowed from './allowed.json';

type Place = Pick<DocPage, 'version' | 'path'>;

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
export function isAllowed(name: string, page: Place, list = ALLOWED): boolean {
  const keys = [name, `${name.split('.')[0]}.*`];
  return keys.some((key) => {
    const entry = Object.hasOwn(list, key) ? list[key] : undefined;
    return entry !== undefined && holdsFor(entry, page);
  });
}

/** Returns whether an entry applies to a page. */
export function holdsFor({versions, pages}: Allowance, page: Place): boolean {
  return (
    (versions === undefined || inRange(versions, page.version)) &&
    (pages === undefined || pages.some((start) => page.path.startsWith(start)))
  );
}
