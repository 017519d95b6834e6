import type {LoadContext, Plugin} from '@docusaurus/types';
import {fileProblems} from '../../../packages/pages/fileProblems';

/**
 * Stops the build or the preview at its start if a file in a docs tree has a name that an address can't have, or if a file
 * that would be published is a symbolic link.
 */
export function docFiles({siteDir}: LoadContext): Plugin {
  const problems = fileProblems(siteDir);
  if (problems.length > 0) {
    throw new Error(problems.map(({file, message, hint}) => `${file}  ${message}. ${hint}.`).join('\n'));
  }
  return {name: 'doc-files'};
}
