import vm from 'node:vm';
import type {CliArgument, CliCommand, CliOption} from '../../schema/cli';

/** The parts of commander's `Argument` used here. Up to commander 8 the field is `name`; since then it is `_name`. */
type ProgramArgument = {
  readonly name?: unknown;
  readonly _name?: string;
  readonly required: boolean;
  readonly variadic?: boolean;
  readonly description?: string;
};

type ProgramOption = {
  readonly flags: string;
  readonly long: string;
  readonly short?: string;
  readonly required: boolean;
  readonly optional: boolean;
  readonly negate: boolean;
  readonly defaultValue?: string | number | boolean;
  readonly argChoices?: readonly string[];
  readonly description?: string;
  readonly hidden?: boolean;
};

/** The parts of commander's `Command` used here, from major 4 (CLI 2) to 12 (CLI 8). */
type ProgramCommand = {
  name(): string;
  description(): string;
  usage(): string;
  aliases?(): string[];
  /** Commander 6 and later. */
  readonly _hidden?: boolean;
  /** Commander 4 and 5. */
  readonly _noHelp?: boolean;
  readonly _args?: readonly ProgramArgument[];
  readonly registeredArguments?: readonly ProgramArgument[];
  readonly options: readonly ProgramOption[];
};

type Program = ProgramCommand & {readonly commands: readonly ProgramCommand[]};

/** A CLI's `commander` module, of any major. */
export type Commander = {readonly Command: new () => Program};

export type CliSource = {
  /** Source of `dist/index.js`, a CommonJS module that exports `runProgram`, or `run` in v2. */
  readonly code: string;
  /** The file's path, for messages. */
  readonly file: string;
  readonly commander: Commander;
  /** The CLI's `tslib`, if it has one. */
  readonly tslib?: unknown;
};

/**
 * Returns the commands that a CLI declares, without running any. The entry module receives a commander whose `parse`
 * does nothing, no process, and stubs for everything that only a running command needs. Throws if the module doesn't
 * build a program.
 */
export function readCommands(source: CliSource): CliCommand[] {
  const program = freshProgram(source.commander);
  const exports: EntryExports = {};
  const load = vm.compileFunction(source.code, ['exports', 'require', 'process'], {
    filename: source.file,
  }) as EntryModule;
  load(exports, (name: string) => standIn(name, source, program), {on: () => undefined, argv: []});
  if (exports.runProgram) exports.runProgram(CONFIG);
  else exports.run?.({platform: 'linux', cwd: () => '/'}, '/');
  if (program.commands.length === 0) {
    throw new Error(
      `${source.file} declares no commands: looked for runProgram(config) that fills commander's program.`,
    );
  }
  return program.commands.map(commandOf);
}

type EntryExports = {
  runProgram?: (config: unknown) => void;
  run?: (process: unknown, binDir: string) => void;
};
type EntryModule = (exports: EntryExports, require: (name: string) => unknown, process: unknown) => void;

/** The CLI's configuration outside any project, which is all that declaring the commands reads. */
const CONFIG = {cli: {package: {version: '0.0.0'}}, app: {}};

/** Returns a new program for each read, in every form in which CLIs import commander's. */
function freshProgram(commander: Commander): Program {
  const program = new commander.Command();
  // Up to major 6, commander's module is itself a program, and only its classes are needed.
  const {Command, Option, Argument} = commander as unknown as Record<string, unknown>;
  return Object.assign(program, {
    Command,
    Option,
    Argument,
    program,
    rawArgs: ['node', 'cap', 'help'],
    parse: () => program,
  });
}

function standIn(name: string, {tslib}: CliSource, program: Program): unknown {
  switch (name) {
    case 'commander':
      return program;
    case 'tslib':
      return tslib;
    case './colors':
      return {__esModule: true, default: EMPHASIS};
    case './config':
      return {
        Config: function Config() {
          return CONFIG;
        },
      };
    default:
      return INERT;
  }
}

/** The CLI's markup for words in a description, as CommonMark: text to type, and emphasized text. */
const EMPHASIS = {
  input: (text: string): string => `\`${text}\``,
  strong: (text: string): string => `\`${text}\``,
};

/** Accepts any call and any property access, and throws if its value would become part of a text. */
const INERT: unknown = new Proxy(() => undefined, {
  apply: () => INERT,
  get: (_target, key) => {
    if (key === Symbol.toPrimitive)
      throw new Error('The CLI writes a value that only a running command has.');
    return key === '__esModule' ? true : INERT;
  },
});

function commandOf(command: ProgramCommand): CliCommand {
  return {
    name: command.name(),
    aliases: (command.aliases?.() ?? []).filter(Boolean),
    hidden: command._hidden ?? command._noHelp ?? false,
    description: command.description(),
    usage: command.usage(),
    arguments: (command.registeredArguments ?? command._args ?? []).map(argumentOf),
    options: command.options.map(optionOf),
  };
}

function argumentOf(argument: ProgramArgument): CliArgument {
  return {
    name: argument._name ?? String(argument.name),
    required: argument.required,
    variadic: argument.variadic ?? false,
    description: argument.description ?? '',
  };
}

function optionOf(option: ProgramOption): CliOption {
  const {text, stated} = splitStatedDefault(option.description ?? '');
  // The default of a `--no-…` switch is that of the option without `no-`, so the switch itself has none.
  const hasDefault = !option.negate && option.defaultValue !== undefined;
  return {
    flags: option.flags,
    long: option.long,
    short: option.short,
    argument: option.required || option.optional ? /[<[](.+)[>\]]/.exec(option.flags)?.[1] : undefined,
    required: option.required,
    defaultValue: hasDefault ? String(option.defaultValue) : stated,
    choices: option.argChoices ?? [],
    description: text,
    hidden: option.hidden ?? false,
  };
}

/** Splits a description from the default that it states in words: `… (default: jarsigner)`. */
function splitStatedDefault(description: string): {text: string; stated?: string} {
  const match = /\s*\(default:\s*([^)]+)\)/.exec(description);
  return match ? {text: description.replace(match[0], ''), stated: match[1]} : {text: description};
}
