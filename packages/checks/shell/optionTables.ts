import type {Code, InlineCode, PhrasingContent, Table, TableCell} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import type {CliCommand, CliModel} from '../../facts';
import {nearMatches} from '../../lib/nearMatches';
import type {DocPage, Finding} from '../types';
import {findCommand, hasOption, isBuiltIn, unknownOption} from './capCommands';
import type {ShellFacts} from './facts';

/** A flag in a table that lists options. */
type Flag = {readonly name: string; readonly line: number; readonly column: number};

/** Programs whose options a table can list after a command that runs them. */
const PROGRAM =
  /^(?:npx|npm|yarn|pnpm|bunx?|cap|ionic|fastlane|xcodebuild|xcrun|adb|git|pod|node|\.\/gradlew)\s/;
/** `ionic cap run` is a command of Ionic's CLI, which has options of its own. */
const CAP = /^(?:(?:npx|bunx|yarn|pnpm)(?: exec)? )?cap(?:acitor)? ([a-z][\w:-]*)/;
const FLAG = /^(-[A-Za-z]|--[a-z][\w-]*)(?:[ =](?:<[^>]+>|\[[^\]]+\]|[\w-]+))?$/;

/**
 * Returns the options in tables that the commands of the CLI to which the tables belong don't have. A table belongs to
 * the command that is named last before it. Without such a command in its section, it belongs to one that has at least
 * half of its options.
 */
export function tableFindings(page: DocPage, facts: ShellFacts): Omit<Finding, 'rule'>[] {
  // The rule on names knows the command of each of these pages, and checks the options in sentences, too.
  if (page.path.startsWith('cli/') || page.path.startsWith('updating/')) return [];
  const findings: Omit<Finding, 'rule'>[] = [];
  let last: CliCommand | 'other' | undefined;
  visit(page.tree, (node) => {
    if (node.type === 'heading') last = undefined;
    if (node.type === 'table') {
      findings.push(...wrongFlags(node, last, facts).map((problem) => ({file: page.file, ...problem})));
      return SKIP;
    }
    if (node.type === 'code' || node.type === 'inlineCode') last = programIn(node, facts) ?? last;
    return undefined;
  });
  return findings;
}

/** Returns the command of the CLI that some code calls, `other` for another program, or nothing for other code. */
function programIn(
  {type, value, ...rest}: Code | InlineCode,
  {cli}: ShellFacts,
): CliCommand | 'other' | undefined {
  const isShell =
    type === 'inlineCode' ||
    /^(?:bash|shell-session|batch|powershell)$/.test('lang' in rest ? (rest.lang ?? '') : '');
  const line = isShell
    ? value
        .split('\n')
        .map((text) => text.replace(/^\$ /, ''))
        .findLast((text) => PROGRAM.test(text))
    : undefined;
  if (line === undefined) return undefined;
  const name = CAP.exec(line)?.[1];
  return (name === undefined ? undefined : findCommand(cli, name)) ?? 'other';
}

function wrongFlags(
  table: Table,
  last: CliCommand | 'other' | undefined,
  facts: ShellFacts,
): Omit<Finding, 'rule' | 'file'>[] {
  const flags = flagsIn(table);
  const command = last === undefined ? likelyCommand(flags, facts) : last;
  if (command === undefined || command === 'other') return [];
  const others = facts.allClis().filter(({version}) => version !== facts.version);
  const isOfTable = flags.some(({name}) => hasOption(command, name));
  return (
    flags
      .filter(({name}) => !isBuiltIn(name) && !hasOption(command, name))
      .filter(
        ({name}) =>
          isOfTable ||
          nearMatches(
            name,
            command.options.map(({long}) => long),
          ).length > 0,
      )
      // The rule on names reports an option that only other versions have.
      .filter(({name}) => hasAny(facts.cli, name) || !others.some((other) => hasAny(other, name)))
      .map(({name, line, column}) => {
        const word = {text: name, dynamic: false, line, column};
        return unknownOption(word, name, command, facts);
      })
  );
}

/** Returns the command that has most of the flags, if that's at least two of them and at least half. */
function likelyCommand(flags: readonly Flag[], {cli}: ShellFacts): CliCommand | undefined {
  const countOf = (command: CliCommand): number => flags.filter(({name}) => hasOption(command, name)).length;
  const [best] = [...cli.commands].sort((a, b) => countOf(b) - countOf(a));
  return best && countOf(best) >= Math.max(2, flags.length / 2) ? best : undefined;
}

function hasAny({commands}: CliModel, flag: string): boolean {
  return commands.some((command) => hasOption(command, flag));
}

/** Returns the flags in the cells of the first column and of the header that have nothing else. */
function flagsIn({children: [header, ...rows]}: Table): Flag[] {
  const cells = [...(header?.children ?? []), ...rows.flatMap(({children}) => children.slice(0, 1))];
  return cells.filter(hasOnlyFlags).flatMap(({children}) => children.flatMap(flagIn));
}

function hasOnlyFlags({children}: TableCell): boolean {
  const codes = children.filter(({type}) => type === 'inlineCode');
  const words = toString(children.filter(({type}) => type !== 'inlineCode')).replace(/\([^)]*\)/g, '');
  return (
    codes.length > 0 && codes.every((code) => flagIn(code).length > 0) && /^(?:[\s,]|or|and)*$/.test(words)
  );
}

function flagIn(node: PhrasingContent): Flag[] {
  const name = node.type === 'inlineCode' ? FLAG.exec(node.value)?.[1] : undefined;
  const {line = 1, column = 1} = node.position?.start ?? {};
  return name === undefined ? [] : [{name, line, column: column + 1}];
}
