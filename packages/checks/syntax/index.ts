import {didYouMean} from '../../lib/nearMatches';
import {findingInBlock, type BlockProblem} from '../problem';
import type {CodeBlock, DocPage, Finding, PageRule} from '../types';
import {diffProblem} from './diff';
import {ELSEWHERE, PARSERS} from './languages';

/** Checks that fenced blocks parse in their language, and that the site knows the language. */
export const syntaxRule: PageRule = {
  name: 'syntax',
  checksSamples: true,
  inputs: [],
  check: async (pages) => {
    const findings: Finding[] = [];
    for (const page of pages) findings.push(...(await findingsOn(page)));
    return findings;
  },
};

async function findingsOn(page: DocPage): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const block of page.blocks) {
    const unknown = languageFinding(page, block);
    const problem = unknown ? undefined : await blockProblem(block);
    if (unknown) findings.push(unknown);
    if (problem) findings.push(findingInBlock(page, block, syntaxRule.name, problem));
  }
  return findings;
}

function blockProblem({
  lang,
  code,
  title,
  fragment,
}: CodeBlock): BlockProblem | undefined | Promise<BlockProblem | undefined> {
  if (lang === 'diff') return diffProblem(code, {title, fragment});
  return PARSERS[lang]?.(code, {title, fragment});
}

/** A fence without a language is plain text, which isn't checked. */
function languageFinding(page: DocPage, {lang, fenceLine, indent}: CodeBlock): Finding | undefined {
  const known = [...Object.keys(PARSERS), ...ELSEWHERE].sort();
  if (lang === '' || known.includes(lang)) return undefined;
  return {
    file: page.file,
    line: fenceLine,
    column: indent + 1,
    rule: syntaxRule.name,
    message: `The code language "${lang}" is unknown`,
    hint: `${didYouMean(lang, known).trim()} Known: ${known.join(', ')}`.trim(),
  };
}
