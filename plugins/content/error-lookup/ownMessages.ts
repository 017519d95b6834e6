import {occursIn, quotePattern} from '../../../packages/errors/messagePatterns';
import {guideMessages} from './guideErrors';

/** The share of a message's words that a message of a package has if the two may be the same. */
const SHARED = 0.5;

/**
 * Returns a function that says whether a message of a guide is one of the packages', or a part of one, with or without
 * values.
 */
export function ownMessages(
  siteDir: string,
  own: readonly {readonly messages: readonly string[]}[],
  versions: readonly string[],
): (message: string) => boolean {
  const patterns = [...new Set(own.flatMap(({messages}) => messages))];
  const messages = [...new Set(versions.flatMap((version) => guideMessages(siteDir, version)))];
  const known = new Set(messages.filter(isOneOf(patterns)));
  return (message) => known.has(message);
}

function isOneOf(texts: readonly string[]): (message: string) => boolean {
  const patterns = texts
    .filter((pattern) => pattern.replace(/[^\p{L}]/gu, '').length > 8)
    .map((pattern) => ({words: new Set(wordsOf(pattern)), pattern: quotePattern(pattern)}));
  return (message) => {
    const words = [...new Set(wordsOf(message))];
    const quote = quotePattern(message.replace(/[.:]$/, ''));
    return patterns.some(
      ({words: others, pattern}) =>
        words.filter((word) => others.has(word)).length >= words.length * SHARED && occursIn(quote, pattern),
    );
  };
}

const wordsOf = (message: string): string[] => message.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
