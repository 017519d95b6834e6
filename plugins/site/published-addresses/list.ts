import type {Address} from '../../../src/data/lineage';

/** The anchors of each page that a version was ever published with, by the page's address in the version. */
export type Published = ReadonlyMap<Address, ReadonlySet<string>>;

/** Returns the folder of the lists in `siteDir`, which has one for each version: `published/v7.txt`. */
export const PUBLISHED_FOLDER = 'published';

/** Reads a list: one line for each page, with its address and its anchors, separated by spaces. */
export function parsePublished(text: string): Published {
  const lines = text.split('\n').filter((line) => line !== '');
  return new Map(
    lines.map((line) => {
      const [address = '', ...anchors] = line.split(' ');
      return [address, new Set(anchors)];
    }),
  );
}

/** Returns the text of a list, with pages and anchors sorted, so that changes to it are easy to review. */
export function formatPublished(published: Published): string {
  return [...published]
    .sort(([a], [b]) => compare(a, b))
    .map(([address, anchors]) => `${[address, ...[...anchors].sort(compare)].join(' ')}\n`)
    .join('');
}

/** Returns a list with everything that is in either of two. */
export function merged(before: Published, now: Published): Published {
  const addresses = [...new Set([...before.keys(), ...now.keys()])];
  return new Map(
    addresses.map((address) => [
      address,
      new Set([...(before.get(address) ?? []), ...(now.get(address) ?? [])]),
    ]),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
