import type {Link} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {NameProblem} from '../../pages/known-names/problem';
import type {DocPage} from '../types';

const METHOD = /^(?:[A-Z]\w*\.)?([a-z]\w*)\((?:['"](\w+)['"])?.*\)$/s;

/** Returns the links of a page whose text is a method and whose anchor doesn't have the method's name and the event's. */
export function methodLinkProblems({tree}: DocPage): NameProblem[] {
  const problems: NameProblem[] = [];
  visit(tree, 'link', (link: Link) => {
    const [, method, event = ''] = METHOD.exec(toString(link)) ?? [];
    const [target = '', anchor = ''] = link.url.split('#');
    if (method === undefined || /^[a-z]+:/i.test(link.url)) return;
    const right = `${method}${event}`.toLowerCase();
    if (anchor.toLowerCase().includes(right)) return;
    const {line, column} = link.position?.start ?? {line: 1, column: 1};
    const message = `The link "${toString(link)}" does not lead to the method's anchor`;
    problems.push({line, column, message, hint: `Link to ${target}#${right}`});
  });
  return problems;
}
