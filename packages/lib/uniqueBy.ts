/** Returns the items with different keys: the last one of those with the same key, at the place of the first one. */
export function uniqueBy<T>(items: readonly T[], keyOf: (item: T) => string | number): T[] {
  return [...new Map(items.map((item) => [keyOf(item), item])).values()];
}
