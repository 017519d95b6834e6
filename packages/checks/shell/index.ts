import {findingInBlock, type BlockProblem} from '../problem';
import type {CheckContext, CodeBlock, DocPage, Finding, PageRule} from '../types';
import {bashProblems, batchProblems, powershellProblems, sessionProblems} from './blocks';
import {loadFacts, versionSpokenOf, type ShellFacts} from './facts';
import {tableFindings} from './optionTables';
import {packageJsonProblems} from './packageJson';
import {directiveFindings, inlineFindings} from './prose';
import {yamlProblems} from './yamlScripts';

/**
 * Checks that commands parse, and that commands about Capacitor match the packages of the docs version: the CLI's
 * commands, arguments and options, and the packages that are installed.
 */
export const shellRule: PageRule = {
  name: 'shell',
  inputs: [],
  check: async (pages, _version, context) => {
    const findings: Finding[] = [];
    for (const page of pages) findings.push(...(await findingsOn(page, context)));
    return findings;
  },
};

const LANGUAGES: Readonly<
  Partial<Record<string, (code: string, facts: ShellFacts) => Promise<BlockProblem[]>>>
> = {
  bash: bashProblems,
  batch: batchProblems,
  json: packageJsonProblems,
  powershell: powershellProblems,
  'shell-session': sessionProblems,
  yaml: yamlProblems,
  yml: yamlProblems,
};

async function findingsOn(page: DocPage, {siteDir, requirements}: CheckContext): Promise<Finding[]> {
  const facts = loadFacts(siteDir, versionSpokenOf(page, siteDir));
  const inBlocks: Finding[] = [];
  for (const block of page.blocks) inBlocks.push(...(await blockFindings(page, block, facts)));
  const inProse = [
    ...inlineFindings(page, facts, requirements),
    ...(await directiveFindings(page, ownFacts(page, siteDir))),
    ...tableFindings(page, facts),
  ];
  return [...inBlocks, ...inProse.map((finding) => ({...finding, rule: shellRule.name}))];
}

/** The directive always installs the packages of the page's own version. */
function ownFacts(page: DocPage, siteDir: string): ShellFacts {
  return loadFacts(siteDir, page.version);
}

async function blockFindings(page: DocPage, block: CodeBlock, facts: ShellFacts): Promise<Finding[]> {
  const problems = (await LANGUAGES[block.lang]?.(block.code, facts)) ?? [];
  return problems.map((problem) => findingInBlock(page, block, shellRule.name, problem));
}
