import {editDistance} from '../../lib/nearMatches';
import androidPermissions from './androidPermissions.json';
import type {Claim} from './types';

const CONSTANT = /^[A-Z]+(?:_[A-Z]+)+$/;
/** The letters that can be wrong in the name of a permission; other constants differ in more of them. */
const TYPO = 2;

/** Returns a claim that a constant is a permission if it's a misspelling of one, such as `ACESS_FINE_LOCATION`. */
export function misspelledPermission({kind, name}: Claim): Claim | undefined {
  if (kind !== 'word' || !CONSTANT.test(name)) return undefined;
  const isNear = androidPermissions.names.some((known) => editDistance(name, known) <= TYPO);
  return isNear ? {kind: 'permission', name} : undefined;
}

/** Permissions that don't start with `android.permission.`. */
export const OTHER_PERMISSIONS: readonly string[] = Object.keys(androidPermissions.others);

/** Returns whether a permission is one of those, or one that an app declares itself. */
export function isOtherPermission(name: string): boolean {
  return OTHER_PERMISSIONS.includes(name) || /^(?:com\.example\.|\$\{applicationId\}\.)/.test(name);
}
