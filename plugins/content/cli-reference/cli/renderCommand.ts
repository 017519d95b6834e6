import type {RootContent} from 'mdast';
import {
  blocksOf,
  heading,
  inlineCode,
  link,
  paragraph,
  sentence,
  text,
  withoutParagraph,
} from '../../lib/markdown';
import {memberList, type Member} from '../../lib/members';
import type {CliArgument, CliCommand, CliModel, CliOption} from './types';

export type CommandRequest = {
  readonly command: CliCommand;
  /** Whether to include the options that `--help` leaves out. */
  readonly hidden: boolean;
  /** The page's description of each argument as CommonMark, by name, because the CLI doesn't describe arguments. */
  readonly argumentTexts: Readonly<Record<string, string>>;
  /** What the badges of options say, by the options' anchors. */
  readonly news?: ReadonlyMap<string, string>;
  readonly source: Pick<CliModel, 'packageVersion' | 'definitionUrl'>;
};

/**
 * Returns the generated part of a command's page: usage, arguments and options, each under a level-two heading whose ID
 * is its lowercase text. Empty sections are left out. Options have the ID `option-<name>`.
 */
export function renderCommand({command, hidden, argumentTexts, news, source}: CommandRequest): RootContent[] {
  const options = command.options.filter((option) => hidden || !option.hidden);
  return [
    heading(2, text('Usage'), 'usage'),
    {type: 'code', lang: 'bash', value: usageLine(command, options.length > 0)},
    ...argumentsOf(command, argumentTexts),
    ...optionsOf(options, news),
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
  const member = (argument: CliArgument): Member => ({
    name: argument.name,
    facts: [[text(argument.required ? 'required' : 'optional')]],
    docs: entryOf(texts[argument.name] ?? argument.description),
  });
  return [heading(2, text('Arguments'), 'arguments'), ...memberList(command.arguments.map(member))];
}

function optionsOf(options: readonly CliOption[], news: CommandRequest['news']): RootContent[] {
  if (options.length === 0) return [];
  const member = (option: CliOption): Member => ({
    name: option.flags,
    id: optionId(option),
    facts: [
      option.choices.flatMap((choice, index) => [text(index > 0 ? ', ' : 'one of '), inlineCode(choice)]),
      option.defaultValue === undefined ? [] : [text('default '), inlineCode(option.defaultValue)],
    ],
    docs: entryOf(option.description),
    news: news?.get(optionId(option)),
  });
  return [heading(2, text('Options'), 'options'), ...memberList(options.map(member))];
}

function entryOf(description: string): readonly RootContent[] {
  return withoutParagraph(blocksOf(asSentence(description)));
}

/** Returns the ID of an option: `option-target-name` for `--target-name`. */
export function optionId({long}: Pick<CliOption, 'long'>): string {
  return long.replace(/^--/, 'option-').toLowerCase();
}

function asSentence(description: string): string {
  return sentence(description.trim()).replace(/[^.!?:]$/, '$&.');
}
