/**
 * Returns the index of a page's promotion, from 0 to `count - 1`: the one after `lastShown` or, on the first page of
 * a visit, one derived from the path, so that server and browser render the same.
 */
export function nextPromotion(pathname: string, count: number, lastShown: number | undefined): number {
  if (lastShown !== undefined) return (lastShown + 1) % count;
  let sum = 0;
  for (const character of pathname) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return sum % count;
}
