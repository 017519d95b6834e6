import type {RootContent} from 'mdast';
import {sentence, type CliCommand} from '../../../../packages/facts';
import {inlineCode, link, phrasingOf, table} from '../../../../packages/pages/markdown';

/**
 * Returns a table of the commands that `--help` lists. Each links to its page if `pageOf` returns a relative path for
 * it.
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

function signatureOf(command: CliCommand): string {
  const names = command.arguments.map(({name, required}) => (required ? `<${name}>` : `[${name}]`));
  return [command.name, ...names].join(' ');
}
