import {TAGLINE} from '../../../src/data/site';
import {proseSegments} from '../spelling/segments';
import type {DocPage, OffsetProblem} from '../types';
import fillers from './fillers.json';

/**
 * Phrases that WRITING.md rules out and that need no context: patterns, what is wrong with them, and what to do. "Just" is found
 * only where it belittles an instruction; "easy to miss" and "no easy way" warn the reader, so they are fine.
 */
const FILLERS = fillers.map(({pattern, ...rest}) => ({...rest, pattern: new RegExp(pattern, 'gi')}));

/** Finds marketing and filler. */
export function checkFiller(page: DocPage): OffsetProblem[] {
  // The tagline is given and contains "easy"; it is also the description of the landing pages.
  const segments = proseSegments(page).filter(({text}) => text.trim() !== TAGLINE);
  return segments.flatMap(({text, offset}) =>
    FILLERS.flatMap(({pattern, why, hint}) =>
      [...text.matchAll(pattern)].map(({0: found, index}) => ({
        offset: offset + index,
        message: `"${found.trim()}" ${why}`,
        hint,
      })),
    ),
  );
}
