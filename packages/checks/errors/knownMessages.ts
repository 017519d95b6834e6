import {messageText, type ErrorReference, type Message} from '../../facts';
import {uniqueBy} from '../../lib/uniqueBy';
import {nearestFirst, nearMatches} from '../../lib/nearMatches';
import {normalized, occursIn, quotePattern, type Pattern} from '../../errors/messagePatterns';

/** Answers whether a docs version's packages have a message or a code. */
export type KnownMessages = {
  readonly hasMessage: (quote: string) => boolean;
  /** Returns the messages that are most like the quote, best first. Short ones only count if `short` is true. */
  readonly messagesLike: (quote: string, short: boolean) => readonly string[];
  /** Codes with a prefix that no package has belong to other libraries, and count as known. */
  readonly hasCode: (code: string) => boolean;
  readonly codesLike: (code: string) => readonly string[];
};

type Known = {readonly pattern: Pattern; readonly words: ReadonlySet<string>};

/**
 * Returns what the packages have. `readSources` reads all texts of the packages. Messages that the extractor doesn't
 * read, such as those of a log, are looked for there.
 */
export function knownMessages(
  reference: ErrorReference,
  readSources: () => readonly string[],
): KnownMessages {
  const records = [...reference.sites, ...reference.declared];
  const messages = uniqueBy(
    records.flatMap((record) => record.messages),
    messageText,
  );
  const known = messages.map((message): Known => ({
    pattern: patternOf(message),
    words: wordsOf(messageText(message)),
  }));
  const codes = new Set(
    [...records, ...reference.unresolved]
      .flatMap((record) => record.codes)
      .map((code) => code.replace(/\{\w+\}$/, '')),
  );
  let sources: readonly string[] | undefined;
  return {
    hasMessage: (quote) => {
      const pattern = quotePattern(quote);
      const words = wordsOf(quote);
      if (known.some((message) => shares(words, message.words) && occursIn(pattern, message.pattern)))
        return true;
      sources ??= readSources().map(plain);
      return sources.some((source) => pattern.every((part) => source.includes(plain(part))));
    },
    messagesLike: (quote, short) => {
      const near = like(quote, messages.map(messageText));
      return near.length > 0 || !short ? near : nearMatches(quote, messages.map(messageText));
    },
    hasCode: (code) => {
      const prefix = code.replace(/\d+$/, '');
      const family = [...codes].filter((candidate) => candidate.startsWith(prefix));
      // A plugin that makes its codes of numbers which the source computes has the prefix alone.
      return family.every((candidate) => candidate === prefix) || codes.has(code);
    },
    codesLike: (code) => nearMatches(code, [...codes]),
  };
}

/** Returns the fixed texts of a message, between which its variables are. */
function patternOf(message: Message): Pattern {
  const gap = '\0';
  const text = message.map((part) => (typeof part === 'string' ? part : gap)).join('');
  return text.replace(/[‘’]/g, "'").replace(/\s+/g, ' ').split(gap);
}

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\d']{3,}/gu));

const shares = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  [...some].some((word) => others.has(word));

/** Returns a text without what escaping and concatenation change in a source. */
const plain = (text: string): string =>
  normalized(
    text
      .replace(/\\u2019/g, "'")
      .replace(/["']\s*\+\s*["']/g, '')
      .replace(/\\["'nt]|["'`\\]/g, ''),
  );

/** The share of words that two messages need to have in common to be alike, and how many words that takes. */
const ALIKE = 0.7;
const FEWEST_WORDS = 5;

function like(quote: string, messages: readonly string[]): string[] {
  const words = wordsOf(quote);
  if (words.size < FEWEST_WORDS) return [];
  const near = messages.flatMap((message) =>
    message.split('\n').filter((line) => {
      const others = wordsOf(line);
      const common = [...words].filter((word) => others.has(word)).length;
      return (2 * common) / (words.size + others.size) >= ALIKE;
    }),
  );
  return nearestFirst(quote, near);
}
