import type {Message, MessagePart} from './schema/messages';

/** Returns a message as text, with the inserted values in braces: `Platform {platformName} is not valid.` */
export const messageText = (message: Message): string =>
  message.map((part) => (typeof part === 'string' ? part : `{${part.variable}}`)).join('');

/** Returns the text of a message that never changes, with a space for each inserted value. */
export const fixedText = (message: Message): string =>
  message.map((part) => (typeof part === 'string' ? part : ' ')).join('');

/** Whether a message has words of its own, rather than being one that is passed on. */
export const hasWords = (message: Message): boolean => /\p{L}{2}/u.test(fixedText(message));

/** Returns the message with adjacent texts joined. */
export function joined(parts: readonly MessagePart[]): Message {
  const merged: MessagePart[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    if (typeof part === 'string' && typeof last === 'string') merged[merged.length - 1] = last + part;
    else if (part !== '') merged.push(part);
  }
  return merged;
}
