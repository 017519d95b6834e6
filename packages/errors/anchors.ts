import {groupBy} from '../lib/groupBy';
import type {Answered} from './types';

/** The longest anchor, in characters: enough to tell messages apart, short enough for an address. */
const LONGEST = 60;

/** Anchors of an error: of its first message, or of its code if it has none, and of its other messages. */
export type Anchored = {readonly anchor: string; readonly furtherAnchors: readonly string[]};

/**
 * Returns the errors with the anchors of their messages in the list `owner`: `errors.user-cancelled-photos-app`. The dot
 * keeps them apart from the anchors of headings, which never contain one. Every message has an anchor, so that links stay
 * right when an answer gets or loses a message.
 */
export function withAnchors<T extends Pick<Answered, 'messages' | 'codes'>>(
  errors: readonly T[],
  owner = 'errors',
): (T & Anchored)[] {
  const counts = new Map<string, number>();
  const unique = (text: string): string => {
    const anchor = `${owner}.${slugOf(text)}`;
    const count = (counts.get(anchor) ?? 0) + 1;
    counts.set(anchor, count);
    return count > 1 ? `${anchor}-${count}` : anchor;
  };
  return errors.map((error) => {
    const [first = error.codes[0] ?? '', ...others] = error.messages;
    return {...error, anchor: unique(first), furtherAnchors: others.map(unique)};
  });
}

/** Returns the errors with anchors that start with the name of what they belong to, grouped by it: `camera.no-camera`. */
export function withOwnAnchors<T extends Pick<Answered, 'name' | 'messages' | 'codes'>>(
  errors: readonly T[],
): (T & Anchored)[] {
  return [...groupBy(errors, ({name}) => name)].flatMap(([name, own]) => withAnchors(own, name));
}

function slugOf(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  const slug = words.reduce((all, word) => (all.length + word.length < LONGEST ? `${all}-${word}` : all), '');
  return slug.slice(1);
}
