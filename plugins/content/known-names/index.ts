import path from 'node:path';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {mayContain} from '../../../packages/pages/mayContain';
import {componentProblems} from '../../../packages/pages/known-names/components';
import {containerProblems} from '../../../packages/pages/known-names/containers';
import {directiveProblems} from '../../../packages/pages/known-names/directives';
import {programProblems} from '../../../packages/pages/known-names/programs';

/**
 * Returns a remark transformer that throws one error for all directives and components on a page that don't exist, all
 * blocks that aren't closed and whatever isn't text, each as `file:line:column  problem. Correction.` It doesn't change
 * the tree. List it before the plugins that replace directives.
 */
export function remarkKnownNames({siteDir}: {readonly siteDir: string}) {
  return (tree: Root, file: VFile): void => {
    const problems = [
      ...(mayContain(file, [':']) ? directiveProblems(tree) : []),
      ...(mayContain(file, [':::']) ? containerProblems(tree, String(file)) : []),
      ...(mayContain(file, ['<']) ? componentProblems(tree) : []),
      ...programProblems(tree),
    ];
    if (problems.length === 0) return;
    const name = path.relative(siteDir, file.path);
    const lines = problems
      .sort((a, b) => a.line - b.line || a.column - b.column)
      .map(({line, column, message, hint}) => `${name}:${line}:${column}  ${message}. ${hint}.`);
    throw new Error(lines.join('\n'));
  };
}
