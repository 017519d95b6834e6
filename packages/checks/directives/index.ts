import {directiveProblems} from '../../pages/known-names/directives';
import {containerProblems} from '../../pages/known-names/containers';
import {componentProblems} from '../../pages/known-names/components';
import type {PageRule} from '../types';
import {attributeProblems} from './attributes';

/**
 * Finds directives that no plugin handles, such as `::instal`, the plugins, commands, diagrams and packages in directives
 * that the docs version lacks, and components that don't exist, all of which the build rejects, and blocks between `:::`
 * that aren't closed. Which of those blocks pages may have is up to the `structure` rule, which allows fewer of them than
 * Docusaurus does.
 */
export const directivesRule: PageRule = {
  name: 'directives',
  inputs: ['plugins/content/known-names'],
  check: (pages, _version, {siteDir}) =>
    pages.flatMap((page) =>
      [
        ...directiveProblems(page.tree, ['textDirective', 'leafDirective']),
        ...containerProblems(page.tree, page.source),
        ...componentProblems(page.tree),
        ...attributeProblems(page, siteDir),
      ].map((problem) => ({
        file: page.file,
        rule: 'directives',
        ...problem,
      })),
    ),
};
