/** Returns the numbers of the first and last page and of those around the current one, in order. */
export function pageNumbers(current: number, last: number): number[] {
  const near = [1, current - 1, current, current + 1, last];
  return [...new Set(near)].filter((number) => number >= 1 && number <= last).sort((a, b) => a - b);
}
