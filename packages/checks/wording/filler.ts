import {TAGLINE} from '../../../src/data/site';
import {proseSegments} from '../spelling/segments';
import type {DocPage, OffsetProblem} from '../types';

/**
 * Phrases that WRITING.md rules out and that need no context. "Just" is found only where it belittles an instruction;
 * "easy to miss" and "no easy way" warn the reader, so they are fine.
 */
const FILLER: readonly {
  readonly pattern: RegExp;
  readonly message: (found: string) => string;
  readonly hint: string;
}[] = [
  {
    pattern:
      /\b(?:(?<!\b(?:no|not)\s|n['’]t\s)easy(?!\sto\s(?:confuse|forget|miss|mistake|overlook)\b)|simply|powerful|seamless(?:ly)?|effortless(?:ly)?|blazing(?:ly)?|hassle-free)\b/gi,
    message: (found) => `"${found}" is marketing`,
    hint: 'Say what it does, and let readers decide',
  },
  {
    pattern:
      /(?<=^|[.!?:;,]\s|\b(?:and|then|can)\s)just (?=(?:add|call|change|copy|create|do|import|install|open|paste|run|set|use|write)\b)/gi,
    message: (found) => `"${found.trim()}" belittles the step`,
    hint: 'Leave it out',
  },
  {
    pattern:
      /\bin this (?:article|guide|page|section|tutorial),? (?:we|you)(?:'ll|’ll| will|\b)|\bthis (?:article|guide|tutorial) will\b/gi,
    message: (found) => `"${found}" talks about the page`,
    hint: 'Say what the reader gets',
  },
];

/** Finds marketing and filler. */
export function checkFiller(page: DocPage): OffsetProblem[] {
  // The tagline is given and contains "easy"; it is also the description of the landing pages.
  const segments = proseSegments(page).filter(({text}) => text.trim() !== TAGLINE);
  return segments.flatMap(({text, offset}) =>
    FILLER.flatMap(({pattern, message, hint}) =>
      [...text.matchAll(pattern)].map(({0: found, index}) => ({
        offset: offset + index,
        message: message(found),
        hint,
      })),
    ),
  );
}
