import {hasWords, type ErrorRecord, type ErrorReference} from '../facts';
import {patternOf} from './patternOf';
import {seenBy} from './seen';
import type {ErrorEntry} from './types';

/** Returns what a message belongs to: the name of a plugin's page, or that of a package. */
export type NameOf = (place: Pick<ErrorRecord, 'package' | 'file'>) => string;

/**
 * Returns the messages that callers can see, sorted by name and in the order of the sources. Places with the same name
 * and message are one entry. An error that is only declared is an entry if no place has its message and code, because
 * the sources may raise it in a way that the extractor doesn't follow.
 */
export function errorEntries(reference: ErrorReference, nameOf: NameOf): ErrorEntry[] {
  const codesOf = ownCodes(reference.declared, nameOf);
  const entriesOf = (records: readonly ErrorRecord[]): ErrorEntry[] =>
    grouped(records, nameOf).map((entry) => ({...entry, codes: codesOf(entry)}));
  const raised = entriesOf(reference.sites.filter(seenBy(reference)));
  const keys = new Set(raised.map(keyOf));
  const known = new Set(raised.flatMap(({name, codes}) => codes.map((code) => `${name} ${code}`)));
  const declared = entriesOf(reference.declared.filter(isOwnError)).filter(
    (entry) =>
      !keys.has(keyOf(entry)) &&
      (entry.codes.length === 0 || entry.codes.some((code) => !known.has(`${entry.name} ${code}`))),
  );
  return [...raised, ...declared].sort((a, b) => compare(a.name, b.name));
}

/** Declarations without a code are the wordings of types that the CLI and the bridge use for themselves. */
const isOwnError = ({kind, codes}: ErrorRecord): boolean => kind === 'returned' || codes.length > 0;

/**
 * Returns a function that returns the codes of an entry. A place that raises several errors has the codes of all of them,
 * so the declaration of the error with the fewest codes says more. A code that the sources compute isn't known.
 */
function ownCodes(
  declared: readonly ErrorRecord[],
  nameOf: NameOf,
): (entry: ErrorEntry) => readonly string[] {
  const byPattern = new Map<string, readonly string[]>();
  for (const record of declared) {
    const {messages, codes} = record;
    if (codes.length === 0) continue;
    for (const message of messages) {
      const key = keyOf({name: nameOf(record), pattern: patternOf(message)});
      const known = byPattern.get(key);
      if (known === undefined || codes.length < known.length) byPattern.set(key, codes);
      else if (codes.length === known.length) byPattern.set(key, union(known, codes));
    }
  }
  return (entry) => {
    const codes = (byPattern.get(keyOf(entry)) ?? entry.codes).filter((code) => !code.includes('{'));
    return codes.length > MOST_CODES ? [] : codes;
  };
}

/** A message with more codes than this is raised where the sources choose the code for another reason. */
const MOST_CODES = 3;

const keyOf = ({name, pattern}: Pick<ErrorEntry, 'name' | 'pattern'>): string => `${name} ${pattern}`;

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function grouped(records: readonly ErrorRecord[], nameOf: NameOf): ErrorEntry[] {
  const entries = new Map<string, ErrorEntry>();
  for (const record of records) {
    const name = nameOf(record);
    for (const message of record.messages.filter(hasOwnWords)) {
      const pattern = patternOf(message);
      const key = keyOf({name, pattern});
      const entry = entries.get(key) ?? {message, codes: [], platforms: [], raisedBy: [], places: []};
      entries.set(key, {
        name,
        pattern,
        message: entry.message,
        codes: union(entry.codes, record.codes),
        platforms: union(entry.platforms, [record.platform]),
        raisedBy: union(entry.raisedBy, record.raisedBy).sort(),
        places: [...entry.places, record],
      });
    }
  }
  return [...entries.values()];
}

/** A label such as `[error]` before a text that is passed on isn't a message. */
const hasOwnWords = (message: ErrorEntry['message']): boolean =>
  hasWords(message.map((part) => (typeof part === 'string' ? part.replace(/\[\w+\]/g, '') : part)));

const union = <T>(some: readonly T[], others: readonly T[]): T[] => [...new Set([...some, ...others])];
