import {loadCli, pinnedPackages} from '../../facts';
import {didYouMean} from '../../lib/nearMatches';
import {pageRule} from '../pageRule';
import type {DocPage, PlacedProblem} from '../types';
import {docsVersions, versionRange} from '../versionSpan';
import {capProblems, type WordProblem} from './cap';
import commandNames from './commands.json';
import {capInvocation, withoutPrefixes} from './invocations';
import {scriptsOn, type Script} from './scripts';
import type {ShellCommand} from './words';

/** Checks that commands parse, that their programs exist, and that calls of Capacitor's CLI match the docs version. */
export const shellRule = pageRule({
  name: 'shell',
  check: async (page, {siteDir}) =>
    (await scriptsOn(page)).flatMap((script) => scriptProblems(script, page, siteDir)),
});

function scriptProblems(
  {kind, commands, functions, problem, placeAt}: Script,
  page: DocPage,
  siteDir: string,
): PlacedProblem[] {
  const inWords = commands.flatMap((command) => [
    ...(kind === 'terminal' ? unknownPrograms(command, functions) : []),
    ...callProblems(command, kind === 'prose', page, siteDir),
  ]);
  return [
    ...(problem ? [{...problem, ...placeAt(problem)}] : []),
    ...inWords.map(({word, message, hint}) => ({...placeAt(word), message, hint})),
  ];
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
  const all = docsVersions(siteDir);
  const accepting = all.filter(
    (version) => capProblems(call, loadCli(siteDir, version), isProse).length === 0,
  );
  const elsewhere = versionRange(accepting, all);
  // A page about updating may mention commands of other versions: that one was added, or doesn't exist yet.
  if (elsewhere && isProse && page.path.startsWith('updating/')) return [];
  return problems.map((problem) =>
    elsewhere ? {...problem, hint: `It is right in ${elsewhere}. ${problem.hint}`} : problem,
  );
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
