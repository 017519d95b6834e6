import {programProblems} from '../../pages/known-names/programs';
import {pageRule} from '../pageRule';

/** Finds what a page's build or a reader's browser would run, load or send, all of which the build rejects, too. */
export const programsRule = pageRule({name: 'programs', check: ({tree}) => programProblems(tree)});
