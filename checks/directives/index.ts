import {directiveProblems} from '../../plugins/content/known-names';
import type {PageRule} from '../types';

/**
 * Finds directives that no plugin handles, such as `::instal`. Blocks between `:::` belong to the `structure` rule,
 * which allows fewer of them than Docusaurus does.
 */
export const directivesRule: PageRule = {
  name: 'directives',
  inputs: ['plugins/content/known-names'],
  check: (pages) =>
    pages.flatMap(({file, tree}) =>
      directiveProblems(tree, ['textDirective', 'leafDirective']).map((problem) => ({
        file,
        rule: 'directives',
        ...problem,
      })),
    ),
};
