import type {ErrorReference, UnresolvedReason} from '../packages/facts';

/** How many call sites the packages of a docs version have, and of how many the source states the message. */
export type ErrorCounts = {
  /** All call sites: `resolved` and those in `unresolved`. */
  readonly sites: number;
  readonly resolved: number;
  /** How many of the resolved call sites have a message with a variable part. */
  readonly withPlaceholder: number;
  /** The other call sites, by why the source doesn't state their message. */
  readonly unresolved: Readonly<Record<UnresolvedReason, number>>;
};

/** The reasons, in the order in which the table lists them. */
const REASONS = ['caught', 'parameter', 'no message', 'outside', 'computed'] as const;

/** Returns the counts of the call sites in `sites` and `unresolved`. */
export function countErrors({sites, unresolved}: Pick<ErrorReference, 'sites' | 'unresolved'>): ErrorCounts {
  const because = (wanted: UnresolvedReason): number =>
    unresolved.filter(({reason}) => reason === wanted).length;
  return {
    sites: sites.length + unresolved.length,
    resolved: sites.length,
    withPlaceholder: sites.filter(({messages}) =>
      messages.some((message) => message.some((part) => typeof part !== 'string')),
    ).length,
    unresolved: {
      caught: because('caught'),
      parameter: because('parameter'),
      'no message': because('no message'),
      outside: because('outside'),
      computed: because('computed'),
    },
  };
}

/** Returns the lines of a table with a row for each name, such as that of a docs version. */
export function countTable(counts: Readonly<Record<string, ErrorCounts>>): string[] {
  const header = ['', 'sites', 'resolved', 'placeholder', 'unresolved', ...REASONS];
  const rows = Object.entries(counts).map(([name, {sites, resolved, withPlaceholder, unresolved}]) => [
    name,
    ...[
      sites,
      resolved,
      withPlaceholder,
      sites - resolved,
      ...REASONS.map((reason) => unresolved[reason]),
    ].map(String),
  ]);
  const [first = 0, ...widths] = header.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  return [header, ...rows].map(([name = '', ...cells]) =>
    [name.padEnd(first), ...cells.map((cell, column) => cell.padStart(widths[column] ?? 0))]
      .join('  ')
      .trimEnd(),
  );
}
