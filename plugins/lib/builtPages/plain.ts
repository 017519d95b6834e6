import {decoded} from '../../../packages/lib/decoded';

/** Returns a path without its trailing slash, decoded. */
export function plain(path: string): string {
  return decoded(path).replace(/(.)\/$/, '$1');
}
