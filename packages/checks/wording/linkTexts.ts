import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {problemAt} from '../../pages/known-names/problem';
import type {DocPage, PlacedProblem} from '../types';
import emptyLinkTexts from './emptyLinkTexts.json';

const EMPTY_TEXTS = new Set(emptyLinkTexts);

/** Finds links whose text does not say where they lead. */
export function checkLinkTexts({tree}: DocPage): PlacedProblem[] {
  const problems: PlacedProblem[] = [];
  visit(tree, 'link', (link) => {
    const text = toString(link, {includeImageAlt: true}).trim();
    if (text === '') problems.push(problemAt(link, 'The link has no text', 'Write what the link leads to'));
    if (!EMPTY_TEXTS.has(text.toLowerCase().replace(/[.…:]+$/u, ''))) return;
    const message = `The link text "${text}" does not say where it leads`;
    problems.push(problemAt(link, message, 'Say what it leads to'));
  });
  return problems;
}
