import {LINEAGE, type Address, type Change} from '../../src/data/lineage';

/**
 * Returns the addresses of the older version's pages, by those of the newer version, where a page got another address
 * in one of `labels`, the versions from the one after the older to the newer, oldest first. Sections don't count.
 */
export function renamedPages(
  labels: readonly string[],
  lineage: readonly Change[] = LINEAGE,
): ReadonlyMap<Address, Address> {
  const origins = new Map<Address, Address>();
  for (const label of labels) {
    for (const change of lineage) {
      if (change.in !== label || !('before' in change) || !('after' in change)) continue;
      if (change.before.includes('#') || change.after.includes('#')) continue;
      origins.set(change.after, origins.get(change.before) ?? change.before);
    }
  }
  return origins;
}
