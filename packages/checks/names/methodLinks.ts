import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {problemAt} from '../../pages/known-names/problem';
import type {DocPage, PlacedProblem} from '../types';

const METHOD = /^(?:[A-Z]\w*\.)?([a-z]\w*)\((?:['"](\w+)['"])?.*\)$/s;

/** Returns the links of a page whose text is a method and whose anchor doesn't have the method's name and the event's. */
export function methodLinkProblems({tree}: DocPage): PlacedProblem[] {
  const problems: PlacedProblem[] = [];
  visit(tree, 'link', (link) => {
    const [, method, event = ''] = METHOD.exec(toString(link)) ?? [];
    const [target = '', anchor = ''] = link.url.split('#');
    if (method === undefined || /^[a-z]+:/i.test(link.url)) return;
    const right = `${method}${event}`.toLowerCase();
    if (anchor.toLowerCase().includes(right)) return;
    const message = `The link "${toString(link)}" does not lead to the method's anchor`;
    problems.push(problemAt(link, message, `Link to ${target}#${right}`));
  });
  return problems;
}
