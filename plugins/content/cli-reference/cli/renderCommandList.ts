import type {RootContent} from 'mdast';
import {inlineCode, link, phrasingOf, sentence, table} from '../../lib/markdown';
import type {CliCommand} from './types';

/**
 * Returns a table of the commands that help lists, each linked to what `pageOf` returns for it, if
 * anything: the relative path of its page.
 */
export function renderCommandList(
  commands: readonly CliCommand[],
  pageOf: (command: CliCommand) => string | undefined,
): RootContent[] {
  const rows = commands
    .filter((command) => !command.hidden)
    .map((command) => {
      const name = inlineCode(signatureOf(command));
      const page = pageOf(command);
      return [[page ? link(page, name) : name], phrasingOf(sentence(command.description))];
    });
  return [table(['Command', 'Description'], rows)];
}

/** Returns the name of a command's page: `plugin:generate` is `plugin-generate`. */
export function pageName(command: Pick<CliCommand, 'name'>): string {
  return command.name.replaceAll(':', '-');
}

function signatureOf(command: CliCommand): string {
  const names = command.arguments.map(({name, required}) => (required ? `<${name}>` : `[${name}]`));
  return [command.name, ...names].join(' ');
}
