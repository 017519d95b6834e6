import {uniqueBy} from '../../../lib/uniqueBy';
import {joined} from '../../messageText';
import type {Message} from '../../schema/messages';

/** How many texts one value can have, at most. The others are left out. */
const MOST_OPTIONS = 24;

/** Returns a message that has only a variable. */
export const variable = (variableLabel: string): Message => [{variable: variableLabel}];

/** Returns a name for the reader: the last part that says what is inserted. */
export function variableName(path: readonly string[]): string {
  const dull =
    /^(?:rawValue|description|localizedDescription|message|toString|name|text|self|this|get\w*Message|)$/;
  const telling = path.filter((part) => !dull.test(part)).at(-1) ?? path.at(-1) ?? '';
  return /^\w+$/.test(telling) ? telling : 'value';
}

/** Returns the messages that parts make together, which each have several texts: every combination. */
export function combined(parts: readonly (readonly Message[])[]): Message[] {
  return parts.reduce<Message[]>(
    (heads, tails) =>
      heads.flatMap((head) => tails.map((tail) => joined([...head, ...tail]))).slice(0, MOST_OPTIONS),
    [[]],
  );
}

/** Returns each message once. */
export function unique(messages: readonly Message[]): Message[] {
  return uniqueBy(messages, (message) => JSON.stringify(message)).slice(0, MOST_OPTIONS);
}
