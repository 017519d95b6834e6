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
  // Images are in `static`, or next to the page.
  inputs: ['static/img'],
  check: (pages, _version, {siteDir}) => pages.flatMap((page) => checkPage(page, siteDir)),
};

function checkPage(page: DocPage, siteDir: string): Finding[] {
  return CHECKS.flatMap((check) => check(page, siteDir))
    .sort((a, b) => a.offset - b.offset)
    .map(({offset, message, hint}) => ({
      file: page.file,
      ...placeAt(page.source, offset),
      rule: 'structure',
      message,
      hint,
    }));
}
