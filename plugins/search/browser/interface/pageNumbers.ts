import {PAGE_SIZE} from './pageSize';

/** Returns the number of the last page for `total` results, which is at least 1. */
export function lastPage(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}

/**
 * Returns the numbers of the first and last pages and of those around the current page, in order, with `…` for two or more
 * pages between them.
 */
export function pageNumbers(current: number, last: number): (number | '…')[] {
  const shown = [1, current - 1, current, current + 1, last].filter(
    (number) => number >= 1 && number <= last,
  );
  const numbers = [...new Set(shown)].sort((a, b) => a - b);
  return numbers.flatMap((number, i) => {
    const skipped = number - (numbers[i - 1] ?? 0) - 1;
    if (skipped === 0) return [number];
    return [skipped === 1 ? number - 1 : '…', number];
  });
}
