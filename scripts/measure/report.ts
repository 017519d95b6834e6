import type {PageBytes} from './bytes';
import type {BuildTimes} from './buildTimes';
import {toTable, type Cell} from './table';
import type {Tap} from './taps';
import type {Variant} from './variants';

/** The measurements of a variant. Parts that weren't requested are missing. */
export type Measured = {
  readonly bytes?: readonly PageBytes[];
  readonly taps?: readonly Tap[];
  readonly build?: BuildTimes;
};

export type Report = {
  readonly date: string;
  /** The number of runs that the times of taps are medians of. */
  readonly runs: number;
  readonly variants: Readonly<Partial<Record<Variant, Measured>>>;
};

/** Returns the report as tables with a row for each page and variant. */
export function toText(report: Report): string {
  return [bytesTable(report), tapsTable(report), buildTable(report)].filter(Boolean).join('\n\n');
}

function rowsOf<Row>(
  report: Report,
  pick: (measured: Measured) => readonly Row[] | undefined,
  toCells: (row: Row) => readonly Cell[],
): Cell[][] {
  return Object.entries(report.variants).flatMap(([variant, measured]) =>
    (pick(measured) ?? []).map((row) => [variant, ...toCells(row)]),
  );
}

function titled(title: string, head: readonly string[], rows: readonly Cell[][]): string | undefined {
  return rows.length === 0 ? undefined : `${title}\n${toTable(head, rows)}`;
}

function bytesTable(report: Report): string | undefined {
  return titled(
    'Bytes before interaction (gzip -9)',
    'variant,page,base JS,page chunk,HTML,chunk+HTML,CSS,other,requests,late scripts,prefetches,wide: files,wide: tags'.split(
      ',',
    ),
    rowsOf(
      report,
      ({bytes}) => bytes,
      (row) => [
        row.page,
        row.baseJs,
        row.pageChunk,
        row.html,
        row.pageChunk + row.html,
        row.css,
        row.other,
        row.requests,
        row.lateScripts,
        row.prefetches,
        row.widePrefetches,
        row.widePrefetchTags,
      ],
    ),
  );
}

function tapsTable(report: Report): string | undefined {
  return titled(
    `First tap at CPU ×4, ms, medians of ${report.runs}`,
    ['variant', 'control', 'moment', 'to effect', 'longest event'],
    rowsOf(
      report,
      ({taps}) => taps,
      (row) => [row.control, row.moment, row.toEffect ?? 'lost', row.event ?? undefined],
    ),
  );
}

function buildTable(report: Report): string | undefined {
  return titled(
    'Build, seconds',
    ['variant', 'cold', 'one page changed', 'nothing changed', 'peak GB'],
    rowsOf(
      report,
      ({build}) => build && [build],
      (row) => [
        seconds(row.cold),
        seconds(row.onePage),
        seconds(row.unchanged),
        Math.round(row.peakBytes / 1e7) / 100,
      ],
    ),
  );
}

function seconds(value: number): number {
  return Math.round(value * 10) / 10;
}
