import type {LoadContext, Plugin} from '@docusaurus/types';
import {pinProblems} from './pinProblems';

/**
 * Returns a Docusaurus plugin that stops the build or the preview at its start if the facts of a pinned package are
 * missing or the package doesn't fit its docs version. Without it, the first page that shows it would fail, minutes later.
 */
export function requirePackages({siteDir}: LoadContext): Plugin {
  const problems = pinProblems(siteDir);
  if (problems.length > 0) {
    const list = problems.join('\n');
    throw new Error(`These packages are missing or do not match their docs version:\n${list}`);
  }
  return {name: 'require-packages'};
}
