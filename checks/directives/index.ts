import {
  componentProblems,
  directiveProblems,
  unclosedProblems,
  variableProblems,
} from '../../plugins/content/known-names';
import type {PageRule} from '../types';

/**
 * Finds directives that no plugin handles, such as `::instal`, components and variables that don't exist, and `:::`
 * blocks that aren't closed, all of which the build rejects. The names of blocks belong to the `structure` rule, which
 * allows fewer of them than Docusaurus does.
 */
export const directivesRule: PageRule = {
  name: 'directives',
  inputs: ['plugins/content/known-names'],
  check: (pages) =>
    pages.flatMap(({file, source, tree}) =>
      [
        ...directiveProblems(tree, ['textDirective', 'leafDirective']),
        ...unclosedProblems(tree, source),
        ...componentProblems(tree),
        ...variableProblems(tree),
      ].map((problem) => ({
        file,
        rule: 'directives',
        ...problem,
      })),
    ),
};
