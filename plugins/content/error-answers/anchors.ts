import type {Answered} from './types';

/** The longest anchor, in characters: enough to tell messages apart, short enough for an address. */
const LONGEST = 60;

/**
 * Returns the anchor of an error in the list `owner`: `errors.user-cancelled-photos-app`, or its code if it has no message. The dot
 * keeps it apart from the anchors of headings, which never contain one.
 */
function errorAnchor({messages, codes}: Pick<Answered, 'messages' | 'codes'>, owner: string): string {
  const words = (messages[0] ?? codes[0] ?? '').toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  const slug = words.reduce((all, word) => (all.length + word.length < LONGEST ? `${all}-${word}` : all), '');
  return `${owner}.${slug.slice(1)}`;
}

/** Returns the errors with their anchors, which begin with `owner`, and of which each is unique. */
export function withAnchors<T extends Pick<Answered, 'messages' | 'codes'>>(
  errors: readonly T[],
  owner = 'errors',
): (T & {readonly anchor: string})[] {
  const counts = new Map<string, number>();
  return errors.map((error) => {
    const anchor = errorAnchor(error, owner);
    const count = (counts.get(anchor) ?? 0) + 1;
    counts.set(anchor, count);
    return {...error, anchor: count > 1 ? `${anchor}-${count}` : anchor};
  });
}
