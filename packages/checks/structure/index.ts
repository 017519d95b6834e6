import {pageRule} from '../pageRule';
import {checkAdmonitions, checkSamples, checkTables} from './blocks';
import {checkFrontMatter} from './frontMatter';
import {checkHeadings} from './headings';
import {checkImages} from './images';

/** Finds what WRITING.md, "Pages", rules out in a page's structure, as far as a program can tell for certain. */
export const structureRule = pageRule({
  name: 'structure',
  check: (page) => [
    ...checkFrontMatter(page),
    ...checkHeadings(page),
    ...checkAdmonitions(page),
    ...checkTables(page),
    ...checkSamples(page),
    ...checkImages(page),
  ],
});
