import type {CliCommand, CliModel, CliOption} from '../../facts';
import {nearMatches} from '../../lib/nearMatches';
import {versionRange} from '../versionSpan';
import type {BlockProblem} from '../problem';
import platformData from './platforms.json';
import type {Word} from './words';

export type CapRequest = {
  /** The words after `cap`. */
  readonly words: readonly Word[];
  /** The place of `cap` itself. */
  readonly cap: Word;
  /** The command is in a sentence, which may leave out arguments and write `<platform>` for any platform. */
  readonly prose: boolean;
  readonly cli: CliModel;
  /** The CLIs of all docs versions, oldest first. They are only needed when something is wrong. */
  readonly allClis: () => readonly CliModel[];
};

/** Options that commander adds to every program. */
const BUILT_IN = ['-h', '--help', '-V', '--version', 'help'];

type Platform = {
  readonly reason: string;
  readonly versions?: readonly string[];
  readonly notFor?: Readonly<Partial<Record<string, string>>>;
};
const PLATFORMS: Readonly<Partial<Record<string, Platform>>> = platformData.platforms;

/**
 * Returns the mistakes in a call of the CLI, by the commands, arguments and options that the docs version's
 * `@capacitor/cli` declares.
 */
export function capProblems(request: CapRequest): BlockProblem[] {
  const [name, ...rest] = request.words;
  if (!name || BUILT_IN.includes(name.text) || isOpen(name, request.prose)) return [];
  const command = findCommand(request.cli, name.text);
  if (!command) return [unknownCommand(name, request)];
  const {positionals, problems} = readOptions(rest, command, request);
  return [...problems, ...argumentProblems(positionals, command, request)].sort(
    (a, b) => a.line - b.line || a.column - b.column,
  );
}

/** Whether every command has the option, because commander adds it. */
export function isBuiltIn(name: string): boolean {
  return BUILT_IN.includes(name);
}

/** Returns the command with a name or alias. */
export function findCommand({commands}: CliModel, name: string): CliCommand | undefined {
  return commands.find((command) => command.name === name || command.aliases.includes(name));
}

/** Whether a word can be replaced by any other: a variable, or a placeholder in a sentence. */
function isOpen({text, dynamic}: Word, prose: boolean): boolean {
  return dynamic || (prose && /^(?:<.*>|\[.*\]|…|\.\.\.)$/.test(text));
}

function unknownCommand(word: Word, {cli, allClis}: CapRequest): BlockProblem {
  const versions = allClis().filter((other) => findCommand(other, word.text));
  const known = cli.commands.filter(({hidden}) => !hidden).map(({name}) => name);
  const near = nearMatches(
    word.text,
    cli.commands.map(({name}) => name),
  );
  const hint =
    versions.length > 0
      ? `The command exists in ${rangeOf(versions, allClis())}`
      : near.length > 0
        ? `Did you mean ${near.map((name) => `"${name}"`).join(' or ')}?`
        : `It has: ${known.join(', ')}`;
  return at(word, `The CLI of ${cli.version} has no command "${word.text}"`, hint.replace(/\?$/, ''));
}

type Options = {readonly positionals: readonly Word[]; readonly problems: readonly BlockProblem[]};

function readOptions(words: readonly Word[], command: CliCommand, request: CapRequest): Options {
  const positionals: Word[] = [];
  const problems: BlockProblem[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as Word;
    if (word.text === '--') return {positionals: [...positionals, ...words.slice(i + 1)], problems};
    if (!word.text.startsWith('-') || word.text === '-') {
      positionals.push(word);
      continue;
    }
    const [flag = '', attached] = word.text.split(/=(.*)/s);
    if (BUILT_IN.includes(flag)) continue;
    const option = command.options.find(({long, short}) => flag === long || flag === short);
    if (!option) {
      problems.push(unknownOption(word, flag, command, request));
      // The value of a mistyped option isn't a mistake of its own.
      if (attached === undefined && words[i + 1]?.text.startsWith('-') === false && meansValue(flag, command))
        i++;
      continue;
    }
    const next = words[i + 1];
    const takesNext =
      attached === undefined && option.argument !== undefined && next && !next.text.startsWith('-');
    const value = attached === undefined ? (takesNext ? next : undefined) : {...word, text: attached};
    problems.push(...valueProblems(word, option, value, request));
    if (takesNext) i++;
  }
  return {positionals, problems};
}

/** Whether an unknown option is close to one that takes a value. */
function meansValue(flag: string, {options}: CliCommand): boolean {
  const [near] = nearMatches(
    flag,
    options.map(({long}) => long),
  );
  return options.some(({long, argument}) => long === near && argument !== undefined);
}

function valueProblems(
  word: Word,
  option: CliOption,
  value: Word | undefined,
  {prose}: CapRequest,
): BlockProblem[] {
  const {argument, required, choices, flags, long} = option;
  if (argument === undefined) {
    return value ? [at(word, `"${long}" takes no value`, `Write ${long} alone`)] : [];
  }
  if (!value) return required && !prose ? [at(word, `"${long}" needs a value`, `Write ${flags}`)] : [];
  if (choices.length === 0 || isOpen(value, prose) || choices.includes(value.text)) return [];
  return [at(value, `"${long}" does not accept "${value.text}"`, `It accepts ${choices.join(', ')}`)];
}

/** Whether the command itself declares the option, by its long or short name. */
export function hasOption({options}: CliCommand, flag: string): boolean {
  return options.some(({long, short}) => flag === long || flag === short);
}

/** Returns the mistake with an option that the command doesn't have: who has it, or which names are similar. */
export function unknownOption(
  word: Word,
  flag: string,
  command: CliCommand,
  {cli, allClis}: Pick<CapRequest, 'cli' | 'allClis'>,
): BlockProblem {
  const has = (one: CliCommand): boolean => hasOption(one, flag);
  const versions = allClis().filter((other) => {
    const same = findCommand(other, command.name);
    return same && has(same);
  });
  const owners = cli.commands.filter(has).map(({name}) => name);
  const known = command.options.map(({long}) => long);
  const near = nearMatches(flag, known);
  const others = known.length > 0 ? `It has: ${known.join(', ')}` : 'It has no options';
  const hint =
    versions.length > 0
      ? `The option exists in ${rangeOf(versions, allClis())}`
      : owners.length > 0
        ? `It is an option of ${listOf(owners.map((name) => `"cap ${name}"`))}`
        : near.length > 0
          ? `Did you mean ${near.map((name) => `"${name}"`).join(' or ')}`
          : others;
  return at(word, `"cap ${command.name}" of ${cli.version} has no option "${flag}"`, hint);
}

function argumentProblems(words: readonly Word[], command: CliCommand, request: CapRequest): BlockProblem[] {
  const {arguments: declared, name} = command;
  const missing = declared.find(({required}, index) => required && words[index] === undefined);
  const [extra] = declared.some(({variadic}) => variadic) ? [] : words.slice(declared.length);
  const usage = [
    'cap',
    name,
    ...declared.map((one) => (one.required ? `<${one.name}>` : `[${one.name}]`)),
  ].join(' ');
  return [
    ...(missing && !request.prose
      ? [at(request.cap, `"cap ${name}" needs <${missing.name}>`, `Write ${usage}`)]
      : []),
    ...(extra && !isOpen(extra, request.prose)
      ? [at(extra, `"cap ${name}" does not accept "${extra.text}"`, `Write ${usage}`)]
      : []),
    ...declared.flatMap((argument, index) => {
      const word = words[index];
      return word ? valueOfArgument(word, argument.name, name, request) : [];
    }),
  ];
}

function valueOfArgument(
  word: Word,
  argument: string,
  command: string,
  {cli, prose}: CapRequest,
): BlockProblem[] {
  if (isOpen(word, prose)) return [];
  if (argument === 'platform') return platformProblems(word, command, cli.version, prose);
  const choices = argument.includes('|') ? argument.split('|') : [];
  if (choices.length === 0 || choices.includes(word.text)) return [];
  return [at(word, `"cap ${command}" does not accept "${word.text}"`, `It accepts ${choices.join(', ')}`)];
}

/** A platform that the CLI doesn't know itself is a package name with a scope. */
function platformProblems(word: Word, command: string, version: string, prose: boolean): BlockProblem[] {
  if (word.text.startsWith('@')) return [];
  const platform = Object.hasOwn(PLATFORMS, word.text) ? PLATFORMS[word.text] : undefined;
  const known = Object.entries(PLATFORMS).flatMap(([name, one]) =>
    (one?.versions?.includes(version) ?? true) && !one?.notFor?.[command] ? [name] : [],
  );
  if (!platform || platform.versions?.includes(version) === false) {
    return [
      at(
        word,
        `"${word.text}" is not a platform of ${version}`,
        `Platforms of "cap ${command}" are ${known.join(', ')}`,
      ),
    ];
  }
  const refusal = prose ? undefined : platform.notFor?.[command];
  return refusal
    ? [
        at(
          word,
          `"cap ${command}" does not accept "${word.text}": ${refusal}`,
          `It accepts ${known.join(', ')}`,
        ),
      ]
    : [];
}

function rangeOf(some: readonly CliModel[], all: readonly CliModel[]): string {
  const names = (clis: readonly CliModel[]): string[] => clis.map(({version}) => version);
  return versionRange(names(some), names(all));
}

function listOf(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}

function at({line, column}: Word, message: string, hint: string): BlockProblem {
  return {line, column, message, hint};
}
