import {didYouMean} from '../../lib/nearMatches';
import {pageRule} from '../pageRule';
import {placeInBlock} from '../pageSource';
import type {CodeBlock, CodeProblem, PlacedProblem} from '../types';
import {diffProblem} from './diff';
import {ELSEWHERE, PARSERS} from './languages';

/** Checks that fenced blocks parse in their language, and that the site knows the language. */
export const syntaxRule = pageRule({
  name: 'syntax',
  checksSamples: true,
  check: async ({blocks}) => {
    const problems: PlacedProblem[] = [];
    for (const block of blocks) {
      const problem = await parseProblem(block);
      const unknown = languageProblem(block);
      if (problem) problems.push({...problem, ...placeInBlock(block, problem)});
      if (unknown) problems.push(unknown);
    }
    return problems;
  },
});

async function parseProblem(block: CodeBlock): Promise<CodeProblem | undefined> {
  return block.lang === 'diff' ? diffProblem(block.code, block) : PARSERS[block.lang]?.(block.code, block);
}

/** A fence without a language is plain text, which isn't checked. */
function languageProblem({lang, fenceLine, indent}: CodeBlock): PlacedProblem | undefined {
  const known = [...Object.keys(PARSERS), ...ELSEWHERE].sort();
  if (lang === '' || known.includes(lang)) return undefined;
  return {
    line: fenceLine,
    column: indent + 1,
    message: `The code language "${lang}" is unknown`,
    hint: `${didYouMean(lang, known).trim()} Known: ${known.join(', ')}`.trim(),
  };
}
