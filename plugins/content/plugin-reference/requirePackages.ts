import type {LoadContext, Plugin} from '@docusaurus/types';
import {pinProblems} from './pinProblems';

/**
 * Returns a Docusaurus plugin that stops the build or the preview at its start if a pinned package is missing or
 * doesn't fit its docs version. Without it, the first page that shows the package would fail, minutes later.
 */
export function requirePackages({siteDir}: LoadContext): Plugin {
  const problems = pinProblems(siteDir);
  if (problems.length > 0) throw packageError(problems);
  return {name: 'require-packages'};
}

/**
 * Returns an error whose stack is its message. Docusaurus prints stacks, and no line of our code helps to fix a pin.
 */
function packageError(problems: readonly string[]): Error {
  const error = new Error(
    ['These packages are missing or do not match their docs version:', ...problems].join('\n'),
  );
  error.stack = `Error: ${error.message}`;
  return error;
}
