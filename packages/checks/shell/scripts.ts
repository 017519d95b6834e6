import {firstProblem, loadParser, withTree} from '../treeSitter';
import {nearMatches} from '../../lib/nearMatches';
import type {BlockProblem} from '../problem';
import {capProblems} from './capCommands';
import commandNames from './commands.json';
import type {ShellFacts} from './facts';
import {capInvocation, packageMentions, withoutPrefixes} from './invocations';
import {packageProblems} from './packages';
import {commandsIn, functionsIn, type ShellCommand} from './words';

/** Where a command is, which decides what may run there. */
export type ScriptPlace = 'terminal' | 'npm script';

/**
 * Returns the mistakes in Bash code: syntax errors, unknown commands (in a terminal), calls of Capacitor's CLI and
 * packages in Capacitor's scope.
 */
export async function scriptProblems(
  code: string,
  place: ScriptPlace,
  facts: ShellFacts,
): Promise<BlockProblem[]> {
  const parser = await loadParser('bash');
  return withTree(parser, code, (tree) => {
    const broken = firstProblem(tree, code, 'Bash');
    if (broken) return [broken];
    const own = functionsIn(tree.rootNode);
    return commandsIn(tree.rootNode).flatMap((command) => [
      ...(place === 'terminal' ? nameProblems(command, own) : []),
      ...commandProblems(command, facts),
    ]);
  });
}

/** Returns the mistakes in one command that concern Capacitor's CLI and packages. */
function commandProblems(command: ShellCommand, facts: ShellFacts): BlockProblem[] {
  const invocation = capInvocation(command);
  return [
    ...(invocation ? capProblems({...invocation, prose: false, cli: facts.cli, allClis: facts.allClis}) : []),
    ...packageMentions(command).flatMap((mention) => packageProblems(mention, facts)),
  ];
}

/** An unknown program is a typing mistake, or output among commands. */
function nameProblems(command: ShellCommand, own: readonly string[]): BlockProblem[] {
  const [name] = withoutPrefixes(command);
  if (!name || name.dynamic || name.text.includes('/') || own.includes(name.text)) return [];
  const windows =
    /^(?:setx|set|dir|del|copy|move|type|cls|where)$/.test(name.text) && !/^set$/.test(name.text);
  if (windows || isWindowsSet(command)) {
    return [
      {
        line: name.line,
        column: name.column,
        message: `"${name.text}" is a command of the Windows command prompt`,
        hint: 'Use a ```batch block, or a ```powershell block with PowerShell’s commands',
      },
    ];
  }
  if (Object.hasOwn(commandNames.bash, name.text)) return [];
  // Signs and single letters are similar to anything.
  const near = /^[\w-]{2,}$/.test(name.text) ? nearMatches(name.text, Object.keys(commandNames.bash)) : [];
  return [
    {
      line: name.line,
      column: name.column,
      message: `The command "${name.text}" is unknown`,
      hint:
        near.length > 0
          ? `Did you mean ${near.map((one) => `"${one}"`).join(' or ')}`
          : 'Put output in a ```shell-session block, or add the command to packages/checks/shell/commands.json if it is correct',
    },
  ];
}

/** `set NAME=value` only sets a variable on Windows. */
function isWindowsSet([name, first]: ShellCommand): boolean {
  return name?.text === 'set' && /^\w+=/.test(first?.text ?? '');
}
