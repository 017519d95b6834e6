import type {Requirements} from '../../../../packages/pages/requirements';
import type {Major} from '../../../../packages/upgrade/types';

/** The first major that the assistant updates from. */
export const FIRST = 2;

/** A docs version and its major: `next` is the one after the latest. */
export type Version = {readonly name: string; readonly major: Major};

/**
 * Returns the docs versions, oldest first, from the requirements' `major`. Without `next` while it has the major of a
 * released version, as it has right after a cut: there is nothing to update to.
 */
export function versionsOf(requirements: Requirements): Version[] {
  const all = Object.entries(requirements.major?.values ?? {}).map(([name, major]) => ({
    name,
    major: Number(major),
  }));
  const isReleased = (major: Major): boolean =>
    all.some((other) => other.name !== 'next' && other.major === major);
  return all
    .filter(({name, major}) => major >= FIRST && (name !== 'next' || !isReleased(major)))
    .sort((a, b) => a.major - b.major);
}

/** Returns the latest released major. */
export function latestOf(versions: readonly Version[]): Major {
  return Math.max(...versions.filter(({name}) => name !== 'next').map(({major}) => major));
}
