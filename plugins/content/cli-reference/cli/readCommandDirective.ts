import {loadCli, type CliCommand, type CliModel} from '../../../../packages/facts';
import {didYouMean, nearestFirst} from '../../../../packages/lib/nearMatches';
import {refuseAttributes} from '../../../../packages/pages/attributes';
import type {Attributes, Place} from '../../../../packages/pages/expandDirectives';
import type {renderCommand} from './renderCommand';

/** Prefix of the attribute that describes an argument, before the argument's name. */
const ARGUMENT = 'argument-';

/** Returns the command that a directive shows, as `renderCommand` takes it. Throws with what the CLI has instead. */
export function readCommand(
  {name, hidden, ...others}: Attributes,
  {siteDir, version}: Pick<Place, 'siteDir' | 'version'>,
): Parameters<typeof renderCommand>[0] {
  const source = loadCli(siteDir, version);
  const shown = source.commands.filter((command) => !command.hidden || hidden !== undefined);
  const command = shown.find((candidate) => candidate.name === name);
  if (!command) throw new Error(unknownCommand(name, shown, source));
  const known = command.arguments.map((argument) => ARGUMENT + argument.name);
  refuseAttributes('cli-command', others, ['name', 'hidden', ...known]);
  const texts = Object.entries(others).map(([attribute, text]) => [attribute.slice(ARGUMENT.length), text]);
  return {
    command,
    hidden: hidden !== undefined,
    argumentTexts: Object.fromEntries(texts) as Record<string, string>,
    source,
  };
}

function unknownCommand(
  name: string | undefined,
  shown: readonly CliCommand[],
  {commands, packageVersion}: CliModel,
): string {
  if (!name) return '::cli-command has no name. Write ::cli-command{name="sync"}.';
  if (commands.some((command) => command.name === name)) {
    return `"${name}" is hidden in @capacitor/cli ${packageVersion}. Write ::cli-command{name="${name}" hidden} to show it.`;
  }
  const names = shown.map((command) => command.name);
  const near = didYouMean(name, names);
  return `@capacitor/cli ${packageVersion} has no command "${name}".${near} Its commands are: ${nearestFirst(name, names).join(', ')}.`;
}
