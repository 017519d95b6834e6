/** Returns a build's last line: `Built 945 pages in 41 s, with no warnings.` */
export function buildSummary({
  pages,
  seconds,
  warnings,
}: {
  readonly pages: number;
  readonly seconds: number;
  readonly warnings: number;
}): string {
  const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;
  const about = warnings === 0 ? 'no warnings' : count(warnings, 'warning');
  return `Built ${count(pages, 'page')} in ${Math.round(seconds)} s, with ${about}.`;
}
