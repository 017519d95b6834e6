import {deprecationReason} from '../facts';
import type {Entry} from './types';

/** Returns what an entry has of a comment in a package's source and of its deprecation tag; nothing of empty ones. */
export function commentsIn(comment: string, deprecated = ''): Pick<Entry, 'comment' | 'advice'> {
  const advice = deprecationReason(deprecated);
  return {...(comment === '' ? {} : {comment}), ...(advice === '' ? {} : {advice})};
}
