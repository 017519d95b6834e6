import type {RootContent} from 'mdast';
import {
  blocksOf,
  breakableName,
  element,
  heading,
  inlineCode,
  link,
  text,
  withoutParagraph,
} from '../../../../packages/pages/markdown';
import {
  optionId,
  sentence,
  type CliArgument,
  type CliCommand,
  type CliModel,
  type CliOption,
} from '../../../../packages/facts';
import {memberList, type Member} from '../../lib/members';
import {limitTo} from '../../../../packages/facts/platformLimit';

export type CommandRequest = {
  readonly command: CliCommand;
  /** Whether to include the options that `--help` leaves out. */
  readonly hidden: boolean;
  /** The page's description of each argument as CommonMark, by name, because the CLI doesn't describe arguments. */
  readonly argumentTexts: Readonly<Record<string, string>>;
  /** What the badges of options say, by the options' anchors. */
  readonly news?: ReadonlyMap<string, string> | undefined;
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
  const name = inlineCode('@capacitor/cli');
  return element(
    'p.fine-print',
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
    isRequired: argument.required,
    facts: argument.required ? [] : [[text('optional')]],
    docs: entryOf(texts[argument.name] ?? argument.description),
  });
  return [heading(2, text('Arguments'), 'arguments'), ...memberList(command.arguments.map(member))];
}

function optionsOf(options: readonly CliOption[], news: CommandRequest['news']): RootContent[] {
  if (options.length === 0) return [];
  const member = (option: CliOption): Member => ({
    ...namedFlags(option),
    id: optionId(option),
    docs: entryOf(withCode(option, options)),
    limit: limitOf(option),
    news: news?.get(optionId(option)),
  });
  return [heading(2, text('Options'), 'options'), ...memberList(options.map(member))];
}

/** Returns the platform that an option is for, as `iOS only`, if its description names only one. */
function limitOf({description}: CliOption): string | undefined {
  const [platform, ...others] = ['iOS', 'Android'].filter((name) => description.includes(name));
  return platform === undefined || others.length > 0 ? undefined : limitTo([platform]);
}

/** Returns an option's flags without its value, which is the first of its facts. */
function namedFlags({flags, choices, defaultValue}: CliOption): Pick<Member, 'name' | 'facts'> {
  const [, name = flags, value] = /^(.*?)(?: ([<[].*))?$/.exec(flags) ?? [];
  return {
    name,
    facts: [
      value === undefined ? [] : [element('code', ...breakableName(value))],
      choices.flatMap((choice, index) => [text(index > 0 ? ', ' : 'one of '), inlineCode(choice)]),
      defaultValue === undefined ? [] : [text('default '), inlineCode(defaultValue)],
    ],
  };
}

/**
 * Returns an option's description in which other options, keys of the configuration and quoted commands are code. Options
 * on the page are links.
 */
function withCode({long, description}: CliOption, options: readonly CliOption[]): string {
  const marked = description.replace(
    /"(adb \w+)"|(?<!`)\b(server\.\w+)/g,
    (_all, command?: string, key?: string) => inCode(command ?? key ?? ''),
  );
  return marked.replace(/(?<![`\w-])--[a-z][\w-]*/g, (flag) => {
    const other = options.find((option) => option.long === flag && flag !== long);
    return other ? `[${inCode(flag)}](#${optionId(other)})` : inCode(flag);
  });
}

function inCode(words: string): string {
  return `\`${words}\``;
}

function entryOf(description: string): readonly RootContent[] {
  const words = sentence(description.trim()).replace(/[^.!?:]$/, '$&.');
  return withoutParagraph(blocksOf(words));
}
