import {PAGE_SIZE} from './pageSize';

/** Returns the number of the last page for `total` results, which is at least 1. */
export function lastPage(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}

/** Returns the numbers of the first and last pages and of those around the current page, in order. */
export function pageNumbers(current: number, last: number): number[] {
  const near = [1, current - 1, current, current + 1, last];
  return [...new Set(near)].filter((number) => number >= 1 && number <= last).sort((a, b) => a - b);
}
