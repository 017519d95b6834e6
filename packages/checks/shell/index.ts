import {loadCli} from '../../facts';
import {didYouMean} from '../../lib/nearMatches';
import {versionSpokenOf} from '../guideVersions';
import {pageRule} from '../pageRule';
import type {CheckContext, DocPage, PlacedProblem} from '../types';
import {docsVersions, versionRange} from '../versionSpan';
import {capProblems, type WordProblem} from './cap';
import commandNames from './commands.json';
import {capInvocation, withoutPrefixes} from './invocations';
import {scriptsOn, type Script} from './scripts';
import type {ShellCommand} from './words';

/** Checks that commands parse, that their programs exist, and that calls of Capacitor's CLI match the docs version. */
export const shellRule = pageRule({
  name: 'shell',
  check: async (page, context) =>
    (await scriptsOn(page)).flatMap((script) => scriptProblems(script, page, context)),
});

function scriptProblems(
  {kind, commands, functions, problem, placeAt}: Script,
  page: DocPage,
  context: CheckContext,
): PlacedProblem[] {
  const inWords = commands.flatMap((command) => [
    ...(kind === 'terminal' ? unknownPrograms(command, functions) : []),
    ...callProblems(command, kind === 'prose', page, context),
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
  {siteDir, requirements}: CheckContext,
): WordProblem[] {
  const call = capInvocation(command);
  if (!call) return [];
  const problems = capProblems(call, loadCli(siteDir, versionSpokenOf(page, requirements)), isProse);
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
