import type {Link, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {TAGLINE} from '../../src/data/site';
import {proseSegments} from '../spelling/segments';
import type {DocPage} from '../types';
import {offsetOf, type Problem} from './problem';

/**
 * Phrases that WRITING.md rules out and that need no context. "Just" is found only where it belittles an instruction;
 * "easy to miss" and "no easy way" warn the reader, so they are fine.
 */
const PHRASES: readonly {
  readonly pattern: RegExp;
  readonly message: (found: string) => string;
  readonly hint: string;
}[] = [
  {
    pattern:
      /\b(?:(?<!\b(?:no|not)\s|n['’]t\s)easy(?!\sto\s(?:confuse|forget|miss|mistake|overlook)\b)|simply|powerful|seamless(?:ly)?|effortless(?:ly)?|blazing(?:ly)?|hassle-free)\b/gi,
    message: (found) => `"${found}" is marketing`,
    hint: 'Say what happens, and let the reader judge',
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

/** Finds the words that WRITING.md rules out. */
export function checkPhrases(page: DocPage): Problem[] {
  // The tagline was given, with its "easy"; the landing pages have it as their description.
  const segments = proseSegments(page).filter(({text}) => text.trim() !== TAGLINE);
  return segments.flatMap(({text, offset}) =>
    PHRASES.flatMap(({pattern, message, hint}) =>
      [...text.matchAll(pattern)].map(({0: found, index}) => ({
        offset: offset + index,
        message: message(found),
        hint,
      })),
    ),
  );
}

const EMPTY_TEXTS = new Set([
  'click',
  'click here',
  'click this link',
  'here',
  'learn more',
  'link',
  'more',
  'read more',
  'see here',
  'this',
  'this link',
  'this page',
]);

/** Finds links whose text does not say where they lead. */
export function checkLinkTexts({tree}: DocPage): Problem[] {
  return linksOf(tree).flatMap((link) => {
    const text = toString(link, {includeImageAlt: true}).trim();
    const offset = offsetOf(link);
    if (text === '') return [{offset, message: 'The link has no text', hint: 'Write what the link leads to'}];
    if (!EMPTY_TEXTS.has(text.toLowerCase().replace(/[.…:]+$/u, ''))) return [];
    return [
      {offset, message: `The link text "${text}" does not say where it leads`, hint: 'Name what it leads to'},
    ];
  });
}

function linksOf(tree: Root): Link[] {
  const links: Link[] = [];
  visit(tree, 'link', (link) => {
    links.push(link);
  });
  return links;
}
