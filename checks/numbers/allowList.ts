import allowed from './allowed.json';

/** A number that may stand on pages by hand: a piece of its line, and why. */
export type AllowedNumber = {
  readonly text: string;
  readonly reason: string;
  /** Starts of paths inside the version's tree; all pages if it names none. */
  readonly pages?: readonly string[];
};

export const ALLOWED: readonly AllowedNumber[] = allowed;

/** Tells whether an entry of the list covers the number at `column` (zero-based) of a line. */
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
