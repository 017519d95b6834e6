import {programProblems} from '../../pages/known-names/programs';
import type {PageRule} from '../types';

/** Finds what a page's build or a reader's browser would run, load or send, all of which the build rejects, too. */
export const programsRule: PageRule = {
  name: 'programs',
  inputs: ['plugins/content/known-names'],
  check: (pages) =>
    pages.flatMap(({file, tree}) =>
      programProblems(tree).map((problem) => ({file, rule: 'programs', ...problem})),
    ),
};
