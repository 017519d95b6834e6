import {parseArgs} from 'node:util';
import type {CliCommand, CliModel, CliOption} from '../../facts';
import {didYouMean} from '../../lib/nearMatches';
import type {Complaint} from '../types';
import type {CapInvocation} from './invocations';
import platformData from './platforms.json';
import type {Word} from './words';

/** A mistake in a command, at one of its words. */
export type WordProblem = Complaint & {readonly word: Word};

/** Options that commander adds to every program. */
const BUILT_IN = ['-h', '--help', '-V', '--version', 'help'];

type Platform = {
  readonly reason: string;
  readonly versions?: readonly string[];
  readonly notFor?: Readonly<Partial<Record<string, string>>>;
};
const PLATFORMS: readonly (readonly [string, Platform])[] = Object.entries(platformData.platforms);

/**
 * Returns the mistakes in a call of the CLI, by the commands, arguments and options that the docs version's
 * `@capacitor/cli` declares. A sentence (`isProse`) may leave out arguments and write `<platform>` for any platform.
 */
export function capProblems(
  {cap, words: [name, ...words]}: CapInvocation,
  cli: CliModel,
  isProse: boolean,
): WordProblem[] {
  const isOpen = ({text, dynamic}: Word): boolean =>
    dynamic || (isProse && /^(?:<.*>|\[.*\]|…|\.\.\.)$/.test(text));
  if (!name || BUILT_IN.includes(name.text) || isOpen(name)) return [];
  const command = cli.commands.find((one) => [one.name, ...one.aliases].includes(name.text));
  if (!command) return [unknownCommand(name, cli)];
  const problems: WordProblem[] = [];
  const positionals: Word[] = [];
  for (const token of tokensOf(words, command)) {
    const word = words[token.index];
    if (!word) continue;
    if (token.kind === 'positional') positionals.push(word);
    if (token.kind !== 'option' || BUILT_IN.includes(token.rawName)) continue;
    const option = command.options.find(({long, short}) => [long, short].includes(token.rawName));
    if (!option) problems.push(unknownOption(word, token.rawName, command, cli));
    else if (!isProse || token.value !== undefined) {
      const value = token.inlineValue || token.value === undefined ? word : (words[token.index + 1] ?? word);
      if (!isOpen(value)) problems.push(...valueProblems(word, option, token.value));
    }
  }
  const missing = isProse ? undefined : command.arguments[positionals.length];
  if (missing?.required)
    problems.push({
      word: cap,
      message: `"cap ${command.name}" needs <${missing.name}>`,
      hint: usageOf(command),
    });
  return [
    ...problems,
    ...positionals.flatMap((word, index) =>
      isOpen(word) ? [] : argumentProblems(word, index, command, {version: cli.version, isProse}),
    ),
  ];
}

function tokensOf(words: readonly Word[], {options}: CliCommand) {
  const declared = options.map(({long, short, argument}) => {
    const type = argument === undefined ? ('boolean' as const) : ('string' as const);
    return [long.slice(2), {type, ...(short === undefined ? {} : {short: short.slice(1)})}] as const;
  });
  return parseArgs({
    // A variable's value isn't known, but it is some text.
    args: words.map(({text, dynamic}) => (dynamic && text === '' ? '…' : text)),
    options: Object.fromEntries(declared),
    strict: false,
    tokens: true,
  }).tokens;
}

function unknownCommand(word: Word, {commands, version}: CliModel): WordProblem {
  const names = commands.filter(({hidden}) => !hidden).map(({name}) => name);
  return {
    word,
    message: `The CLI of ${version} has no command "${word.text}"`,
    hint: didYouMean(word.text, names).trim() || `It has: ${names.join(', ')}`,
  };
}

function unknownOption(word: Word, flag: string, command: CliCommand, cli: CliModel): WordProblem {
  const known = command.options.map(({long}) => long);
  const owners = cli.commands.filter(({options}) => options.some(({long}) => long === flag));
  const others = owners[0] ? `It is an option of "cap ${owners[0].name}"` : usageOf(command);
  return {
    word,
    message: `"cap ${command.name}" of ${cli.version} has no option "${flag}"`,
    hint: didYouMean(flag, known).trim() || others,
  };
}

function valueProblems(word: Word, option: CliOption, value: string | undefined): WordProblem[] {
  const {argument, required, choices, flags, long} = option;
  if (argument === undefined)
    return value === undefined
      ? []
      : [{word, message: `"${long}" takes no value`, hint: `Write ${long} alone`}];
  if (value === undefined)
    return required ? [{word, message: `"${long}" needs a value`, hint: `Write ${flags}`}] : [];
  if (choices.length === 0 || choices.includes(value)) return [];
  return [{word, message: `"${long}" does not accept "${value}"`, hint: `It accepts ${choices.join(', ')}`}];
}

function argumentProblems(
  word: Word,
  index: number,
  command: CliCommand,
  {version, isProse}: {readonly version: string; readonly isProse: boolean},
): WordProblem[] {
  const message = `"cap ${command.name}" does not accept "${word.text}"`;
  const argument = command.arguments[index];
  if (!argument) return command.arguments.at(-1)?.variadic ? [] : [{word, message, hint: usageOf(command)}];
  const choices =
    argument.name === 'platform'
      ? platformsFor(command.name, version, isProse)
      : argument.name.includes('|')
        ? argument.name.split('|')
        : [];
  // A platform that the CLI doesn't know itself is a package name with a scope.
  if (choices.length === 0 || choices.includes(word.text) || word.text.startsWith('@')) return [];
  return [{word, message, hint: `It accepts ${choices.join(', ')}`}];
}

function platformsFor(command: string, version: string, isProse: boolean): string[] {
  return PLATFORMS.filter(
    ([, {versions, notFor}]) =>
      (versions?.includes(version) ?? true) && (isProse || notFor?.[command] === undefined),
  ).map(([name]) => name);
}

function usageOf({name, usage}: CliCommand): string {
  return `Write cap ${name} ${usage}`;
}
