import type {Link, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {offsetOf, type PageProblem} from '../problem';
import type {DocPage} from '../types';

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
export function checkLinkTexts({tree}: DocPage): PageProblem[] {
  return linksOf(tree).flatMap((link) => {
    const text = toString(link, {includeImageAlt: true}).trim();
    const offset = offsetOf(link);
    if (text === '') return [{offset, message: 'The link has no text', hint: 'Write what the link leads to'}];
    if (!EMPTY_TEXTS.has(text.toLowerCase().replace(/[.…:]+$/u, ''))) return [];
    return [
      {offset, message: `The link text "${text}" does not say where it leads`, hint: 'Say what it leads to'},
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
