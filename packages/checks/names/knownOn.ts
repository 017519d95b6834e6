import type {DocPage} from '../types';
import androidPermissions from './androidPermissions.json';
import appleKeys from './appleKeys.json';
import {loadWebNames} from './loadNames';
import type {Known} from './lookUp';
import {ownNames} from './ownNames';
import {pageCommands} from './pageCommands';
import type {NameIndex} from './types';

/** Names of the platforms, which don't have to be in any package of ours. */
const SDK: ReadonlySet<string> = new Set([
  ...appleKeys.names,
  ...androidPermissions.names,
  ...androidPermissions.names.map((name) => `android.permission.${name}`),
]);

/** Returns the names that are known on a page besides the packages of its version, whose names are `own`. */
export async function knownOn(page: DocPage, own: NameIndex, siteDir: string): Promise<Known> {
  const commands = pageCommands(page, own);
  return {
    web: await loadWebNames(siteDir),
    own: ownNames(page),
    sdk: SDK,
    ...(commands ? {commands} : {}),
  };
}
