import type {RootContent} from 'mdast';
import {
  anchoredCode,
  blocksOf,
  heading,
  inlineCode,
  link,
  paragraph,
  phrasingOf,
  sentence,
  table,
  text,
} from '../../lib/markdown';
import type {CliArgument, CliCommand, CliModel, CliOption} from './types';

export type CommandRequest = {
  readonly command: CliCommand;
  /** Whether to include the options that `--help` leaves out. */
  readonly hidden: boolean;
  /** The page's description of each argument as CommonMark, by name, because the CLI doesn't describe arguments. */
  readonly argumentTexts: Readonly<Record<string, string>>;
  readonly source: Pick<CliModel, 'packageVersion' | 'definitionUrl'>;
};

/**
 * Returns the generated part of a command's page: usage, arguments and options, each under a level-two heading whose ID
 * is its lowercase text. Empty sections are left out. Option rows have the ID `option-<name>`.
 */
export function renderCommand({command, hidden, argumentTexts, source}: CommandRequest): RootContent[] {
  const options = command.options.filter((option) => hidden || !option.hidden);
  return [
    heading(2, text('Usage'), 'usage'),
    ...blocksOf(asSentence(command.description)),
    {type: 'code', lang: 'bash', value: usageLine(command, options.length > 0)},
    ...argumentsOf(command, argumentTexts),
    ...optionsOf(options),
    sourceNote(source),
  ];
}

function sourceNote({packageVersion, definitionUrl}: CommandRequest['source']): RootContent {
  const name = inlineCode(`@capacitor/cli`);
  return paragraph(
    text('Generated from '),
    definitionUrl ? link(definitionUrl, name) : name,
    text(` ${packageVersion}.`),
  );
}

/** Returns the usage line that `--help` prints, without `[options]` if `--help` is the only option. */
function usageLine({name, usage}: CliCommand, hasOptions: boolean): string {
  const rest = hasOptions ? usage : usage.replace('[options]', '').trim();
  return ['npx cap', name, rest].filter(Boolean).join(' ');
}

function argumentsOf(command: CliCommand, texts: Readonly<Record<string, string>>): RootContent[] {
  if (command.arguments.length === 0) return [];
  const row = (argument: CliArgument) => [
    [inlineCode(argument.name)],
    [text(argument.required ? 'Yes' : 'No')],
    phrasingOf(texts[argument.name] ?? sentence(argument.description)),
  ];
  return [
    heading(2, text('Arguments'), 'arguments'),
    table(['Argument', 'Required', 'Description'], command.arguments.map(row)),
  ];
}

function optionsOf(options: readonly CliOption[]): RootContent[] {
  if (options.length === 0) return [];
  const row = (option: CliOption) => [
    [anchoredCode(option.flags, optionId(option))],
    option.choices.flatMap((choice, index) => [...(index > 0 ? [text(', ')] : []), inlineCode(choice)]),
    option.defaultValue === undefined ? [] : [inlineCode(option.defaultValue)],
    phrasingOf(sentence(option.description)),
  ];
  return [
    heading(2, text('Options'), 'options'),
    table(['Option', 'Choices', 'Default', 'Description'], options.map(row)),
  ];
}

/** Returns the ID of an option's row: `option-target-name` for `--target-name`. */
function optionId({long}: Pick<CliOption, 'long'>): string {
  return long.replace(/^--/, 'option-').toLowerCase();
}

function asSentence(description: string): string {
  return sentence(description).replace(/[^.!?]$/, '$&.');
}
