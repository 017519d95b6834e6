import allowed from './allowed.json';

/** A number that pages may contain as a plain number: a piece of its line, and the reason. */
export type AllowedNumber = {
  readonly text: string;
  readonly reason: string;
  /** The starts of paths in the version's tree. Without it, the entry applies to all pages. */
  readonly pages?: readonly string[];
};

export const ALLOWED: readonly AllowedNumber[] = allowed;

/** Returns whether an entry of the list covers the number at `column` (zero-based) of a line. */
export function isAllowed(
  {line, column}: {readonly line: string; readonly column: number},
  path: string,
  list: readonly AllowedNumber[] = ALLOWED,
): boolean {
  return list.some(({text, pages}) => {
    const start = line.indexOf(text);
    const covers = start >= 0 && start <= column && column < start + text.length;
    return covers && (pages === undefined || pages.some((page) => path.startsWith(page)));
  });
}
