import {loadCli, pinnedPackages} from '../../facts';
import {didYouMean} from '../../lib/nearMatches';
import type {CheckContext, DocPage, Finding, PageRule} from '../types';
import {docsVersions, versionRange} from '../versionSpan';
import {capProblems, type WordProblem} from './cap';
import commandNames from './commands.json';
import {capInvocation, withoutPrefixes, type CapInvocation} from './invocations';
import {scriptsOn, type Script} from './scripts';
import type {ShellCommand} from './words';

const NAME = 'shell';

/** Checks that commands parse, that their programs exist, and that calls of Capacitor's CLI match the docs version. */
export const shellRule: PageRule = {
  name: NAME,
  inputs: [],
  check: async (pages, _version, context) => {
    const findings: Finding[] = [];
    for (const page of pages) {
      for (const script of await scriptsOn(page, context.requirements))
        findings.push(...scriptFindings(script, page, context));
    }
    return findings;
  },
};

function scriptFindings(script: Script, page: DocPage, {siteDir}: CheckContext): Finding[] {
  const {problem, commands, placeAt} = script;
  const found = commands.flatMap((command) => [
    ...(script.kind === 'terminal' ? unknownPrograms(command, script.functions) : []),
    ...callProblems(command, script.kind === 'prose', page, siteDir),
  ]);
  return [
    ...(problem ? [{...problem, ...placeAt(problem.line, problem.column)}] : []),
    ...found.map(({word, message, hint}) => ({message, hint, ...placeAt(word.line, word.column)})),
  ].map((finding) => ({file: page.file, rule: NAME, ...finding}));
}

/** An unknown program is a typing mistake, or output among commands. */
function unknownPrograms(command: ShellCommand, own: readonly string[]): WordProblem[] {
  const [word] = withoutPrefixes(command);
  if (!word || word.dynamic || word.text.includes('/') || own.includes(word.text)) return [];
  if (Object.hasOwn(commandNames, word.text)) return [];
  // Signs and single letters are similar to anything.
  const near = /^[\w-]{2,}$/.test(word.text) ? didYouMean(word.text, Object.keys(commandNames)).trim() : '';
  const otherwise =
    'Put output in a ```shell-session block, or add it to packages/checks/shell/commands.json';
  return [{word, message: `The command "${word.text}" is unknown`, hint: near || otherwise}];
}

function callProblems(
  command: ShellCommand,
  isProse: boolean,
  page: DocPage,
  siteDir: string,
): WordProblem[] {
  const call = capInvocation(command);
  if (!call) return [];
  const problems = capProblems(call, loadCli(siteDir, versionSpokenOf(page, siteDir)), isProse);
  if (problems.length === 0) return [];
  const elsewhere = versionsThatAccept(call, isProse, siteDir);
  // A page about updating may mention commands of other versions: that one was added, or doesn't exist yet.
  if (elsewhere && isProse && page.path.startsWith('updating/')) return [];
  return problems.map((problem) =>
    elsewhere ? {...problem, hint: `It is right in ${elsewhere}. ${problem.hint}`} : problem,
  );
}

function versionsThatAccept(call: CapInvocation, isProse: boolean, siteDir: string): string {
  const all = docsVersions(siteDir);
  const accepting = all.filter(
    (version) => capProblems(call, loadCli(siteDir, version), isProse).length === 0,
  );
  return versionRange(accepting, all);
}

/**
 * Returns the docs version whose packages a page is about: its own or, on `updating/<major>-<minor>.md`, the version
 * with that major of `@capacitor/core`.
 */
export function versionSpokenOf(page: DocPage, siteDir: string): string {
  const major = /^updating\/(?:[\w-]+\/)?(\d+)-\d+\.mdx?$/.exec(page.path)?.[1];
  const target = docsVersions(siteDir).find(
    (version) => pinnedPackages(siteDir, version)['@capacitor/core']?.split('.')[0] === major,
  );
  return target ?? page.version;
}
