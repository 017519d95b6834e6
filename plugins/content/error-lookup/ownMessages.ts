import path from 'node:path';
import {hashOf} from '../../lib/hashFiles';
import {occursIn, quotePattern} from '../lib/messagePatterns';
import {cached} from '../plugin-reference/cache';
import {guideMessages} from './guideErrors';

/** The share of a message's words that a message of a package has if the two may be the same. */
const SHARED = 0.5;

/**
 * Returns a function that says whether a message of a guide is one of the packages', or a part of one, with or without
 * values. The comparison takes seconds, so its result is in `.cache/error-lookup` until a message changes.
 */
export async function ownMessages(
  siteDir: string,
  own: readonly {readonly messages: readonly string[]}[],
  versions: readonly string[],
): Promise<(message: string) => boolean> {
  const patterns = [...new Set(own.flatMap(({messages}) => messages))];
  const messages = [...new Set(versions.flatMap((version) => guideMessages(siteDir, version)))];
  const found = await cached(
    {
      dir: path.join(siteDir, '.cache/error-lookup'),
      name: 'own-messages',
      key: hashOf(JSON.stringify([SHARED, patterns, messages])),
    },
    () => Promise.resolve(messages.filter(isOneOf(patterns))),
  );
  const known = new Set(found);
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
