import {componentProblems, directiveProblems, variableProblems} from '../../plugins/content/known-names';
import type {PageRule} from '../types';

/**
 * Finds directives that no plugin handles, such as `::instal`, and components and variables that don't exist, all of
 * which the build rejects. Blocks between `:::` belong to the `structure` rule,
 * which allows fewer of them than Docusaurus does.
 */
export const directivesRule: PageRule = {
  name: 'directives',
  inputs: ['plugins/content/known-names'],
  check: (pages) =>
    pages.flatMap(({file, tree}) =>
      [
        ...directiveProblems(tree, ['textDirective', 'leafDirective']),
        ...componentProblems(tree),
        ...variableProblems(tree),
      ].map((problem) => ({
        file,
        rule: 'directives',
        ...problem,
      })),
    ),
};
