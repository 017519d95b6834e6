import {occursIn, quotePattern} from '../../../packages/errors/messagePatterns';
import {guideMessages} from './guideErrors';

/** The share of a message's words that a message of a package has if the two may be the same. */
const SHARED = 0.5;

/** Returns the packages' message that a message of a guide is, or is a part of, with or without values, if there is one. */
export type OwnMessage = (message: string) => string | undefined;

/** Returns the function for the messages of the guides of all `versions`, and for those of the packages in `own`. */
export function ownMessages(
  siteDir: string,
  own: readonly {readonly messages: readonly string[]}[],
  versions: readonly string[],
): OwnMessage {
  const patterns = [...new Set(own.flatMap(({messages}) => messages))];
  const messages = [...new Set(versions.flatMap((version) => guideMessages(siteDir, version)))];
  const find = ownAmong(patterns);
  const known = new Map(messages.map((message) => [message, find(message)]));
  return (message) => known.get(message);
}

function ownAmong(texts: readonly string[]): OwnMessage {
  const patterns = texts
    .filter((pattern) => pattern.replace(/[^\p{L}]/gu, '').length > 8)
    .map((text) => ({text, words: new Set(wordsOf(text)), pattern: quotePattern(text)}));
  return (message) => {
    const words = [...new Set(wordsOf(message))];
    const quote = quotePattern(message.replace(/[.:]$/, ''));
    return patterns.find(
      ({words: others, pattern}) =>
        words.filter((word) => others.has(word)).length >= words.length * SHARED && occursIn(quote, pattern),
    )?.text;
  };
}

const wordsOf = (message: string): string[] => message.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
