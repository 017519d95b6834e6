import {deprecationReason} from '../facts';
import type {Entry} from './types';

/** Returns what an entry has of a comment in a package's source and of its deprecation tag. */
export function commentsIn(
  comment: string,
  deprecated?: string,
): Pick<Entry, 'deprecated' | 'comment' | 'advice'> {
  return {
    deprecated: deprecated !== undefined,
    comment: comment || undefined,
    advice: deprecationReason(deprecated ?? '') || undefined,
  };
}
