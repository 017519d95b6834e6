import {
  componentProblems,
  containerProblems,
  directiveProblems,
  variableProblems,
} from '../../plugins/content/known-names';
import type {PageRule} from '../types';

/**
 * Finds directives that no plugin handles, such as `::instal`, and components and variables that don't exist, all of
 * which the build rejects, and blocks between `:::` that aren't closed. Which of those blocks pages may have is up to the
 * `structure` rule, which allows fewer of them than Docusaurus does.
 */
export const directivesRule: PageRule = {
  name: 'directives',
  inputs: ['plugins/content/known-names'],
  check: (pages) =>
    pages.flatMap(({file, tree, source}) =>
      [
        ...directiveProblems(tree, ['textDirective', 'leafDirective']),
        ...containerProblems(tree, source),
        ...componentProblems(tree),
        ...variableProblems(tree),
      ].map((problem) => ({
        file,
        rule: 'directives',
        ...problem,
      })),
    ),
};
