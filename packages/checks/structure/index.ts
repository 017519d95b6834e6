import {placeAt} from '../pageSource';
import type {DocPage, Finding, PageRule} from '../types';
import {checkAdmonitions, checkSamples, checkTables} from './blocks';
import {checkFrontMatter} from './frontMatter';
import {checkHeadings} from './headings';
import {checkImages} from './images';
import type {PageCheck} from '../problem';

const CHECKS: readonly PageCheck[] = [
  checkFrontMatter,
  checkHeadings,
  checkAdmonitions,
  checkTables,
  checkSamples,
  checkImages,
];

/** Finds what WRITING.md, "Pages", rules out in a page's structure, as far as a program can tell for certain. */
export const structureRule: PageRule = {
  name: 'structure',
  inputs: [],
  check: (pages) => pages.flatMap(checkPage),
};

function checkPage(page: DocPage): Finding[] {
  return CHECKS.flatMap((check) => check(page))
    .sort((a, b) => a.offset - b.offset)
    .map(({offset, message, hint}) => ({
      file: page.file,
      ...placeAt(page.source, offset),
      rule: 'structure',
      message,
      hint,
    }));
}
