import {fileProblems} from '../../pages/fileProblems';
import type {SiteRule} from '../types';

/** Finds files in all docs trees and in `static` that the build rejects because of their names, and symbolic links. */
export const filesRule: SiteRule<null> = {
  name: 'files',
  collect: () => null,
  judge: (_pages, {siteDir}) =>
    fileProblems(siteDir).map((problem) => ({line: 1, column: 1, rule: 'files', ...problem})),
};
