import {cssProblem} from './css';
import type {BlockProblem} from '../problem';

/**
 * Returns the first place where `code` isn't a valid single-file component of Vue: its blocks, its template and its
 * plain styles. The TypeScript rule checks its script.
 */
export async function vueProblem(code: string): Promise<BlockProblem | undefined> {
  const {parse} = await import('vue/compiler-sfc');
  const {descriptor, errors} = parse(code, {sourceMap: false, ignoreEmpty: false});
  const [first] = errors;
  if (first) {
    const start = 'loc' in first ? first.loc?.start : undefined;
    return {
      line: (start?.line ?? 1) - 1,
      column: (start?.column ?? 1) - 1,
      message: `This is not a Vue component: ${first.message.replace(/\.$/, '')}`,
      hint: 'Fix the code here or just before it',
    };
  }
  for (const {content, lang, loc} of descriptor.styles) {
    const problem = lang === undefined || lang === 'css' ? cssProblem(content, {piece: false}) : undefined;
    if (problem) return {...problem, line: problem.line + loc.start.line - 1};
  }
  return undefined;
}
