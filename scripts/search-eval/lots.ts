import crypto from 'node:crypto';

/**
 * The parts of the queries. Tune weights on the first part only, so that the figures of the second, for which the tests
 * have limits, say how well search answers queries that nobody tuned it for. The first weights were tuned on both.
 */
export const LOTS = ['tune', 'report'] as const;

export type Lot = (typeof LOTS)[number];

/** Another seed draws other parts, and so reports on queries that weights were tuned on. */
const SEED = 'search queries';

/**
 * Returns the part that a query belongs to: for one in three, it is the report. Its text alone decides, so it stays in
 * its part whatever else is in the table.
 */
export function lotOf(text: string): Lot {
  const hash = crypto.createHash('sha256').update(`${SEED}\n${text}`).digest();
  return hash.readUInt32BE() % 3 === 0 ? 'report' : 'tune';
}
