export type Cell = string | number | undefined;

/**
 * Returns rows as text in columns with headers. Numbers are right-aligned with thousands separated; `–` stands for no
 * value.
 */
export function toTable(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const texts = rows.map((row) => head.map((_name, i) => cellText(row[i])));
  const widths = head.map((name, i) => Math.max(name.length, ...texts.map((row) => row[i]?.length ?? 0)));
  const isNumber = head.map((_name, i) => rows.some((row) => typeof row[i] === 'number'));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, i) => (isNumber[i] ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0)))
      .join('  ')
      .trimEnd();
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...texts.map(line)].join('\n');
}

function cellText(cell: Cell): string {
  if (cell === undefined) return '–';
  return typeof cell === 'number' ? cell.toLocaleString('en-US', {maximumFractionDigits: 3}) : cell;
}
