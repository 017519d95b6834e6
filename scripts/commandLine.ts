import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

type Options = Readonly<Record<string, string>>;

/** What `--help` prints about a script, and which arguments it accepts. */
export type Command<O extends Options = Options> = {
  /** The script's name in package.json, such as `search:eval`. */
  readonly script: string;
  /** What the script does, in one sentence. */
  readonly does: string;
  /** The arguments after the name, such as `[FILE…] [--json]`, with options last. */
  readonly takes?: string;
  /** What each argument, option and environment variable means. An option such as `--out DIR` has a value. */
  readonly options?: O;
};

type WithValue<Name extends string = string> = `--${Name} ${string}`;
type ValueOf<O> = {[Key in keyof O as Key extends WithValue<infer Name> ? Name : never]?: string};
type FlagName<Key> = Key extends WithValue ? never : Key extends `--${infer Name}` ? Name : never;
type FlagOf<O> = {[Key in keyof O as FlagName<Key>]: boolean};

/** A script's arguments: all of them as they are, the values of the options in `O`, and those that aren't options. */
export type Given<O> = {
  readonly args: readonly string[];
  readonly values: Readonly<ValueOf<O> & FlagOf<O>>;
  readonly positionals: readonly string[];
};

/**
 * Returns the result of `read` for the script's arguments. For `--help` it prints the help text and exits with code 0.
 * If `read` throws, or the script doesn't have one of the arguments, it prints the message and exits with code 2.
 */
function readCommandLine<O extends Options, T>(command: Command<O>, read: (given: Given<O>) => T): T {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) {
    console.log(helpText(command));
    process.exit(0);
  }
  try {
    return read(parse(args, command));
  } catch (error) {
    console.error(`${messageOf(error)}\nSee npm run ${command.script} -- --help.`);
    process.exit(2);
  }
}

/**
 * Runs a script with what `read` returns for its arguments; see `readCommandLine`. If `run` throws, it prints the message
 * and sets the exit code `failed`.
 */
export async function runScript<O extends Options, T>(
  command: Command<O>,
  read: (given: Given<O>) => T,
  run: (request: T) => unknown,
  failed = 1,
): Promise<void> {
  const request = readCommandLine(command, read);
  try {
    await run(request);
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = failed;
  }
}

/** Reads nothing, for scripts that don't have any arguments. */
export const noArguments = (): void => undefined;

function parse<O extends Options>(args: readonly string[], {takes = '', options}: Command<O>): Given<O> {
  const named = Object.keys(options ?? {}).filter((key) => key.startsWith('--'));
  const {values, positionals} = parseArgs({
    args: [...args],
    allowPositionals: /^\[?[^-[]/.test(takes),
    options: Object.fromEntries(
      named.map((key) => {
        const [name = '', value] = key.slice(2).split(' ');
        return [name, value === undefined ? {type: 'boolean', default: false} : {type: 'string'}];
      }),
    ),
  });
  return {args, values: values as Given<O>['values'], positionals};
}

/** Returns a script's help text, with the options in a column. */
export function helpText({script, does, takes, options = {}}: Command): string {
  const rows = Object.entries({...options, '--help': 'Shows this help.'});
  const width = Math.max(...rows.map(([name]) => name.length));
  return [
    does,
    '',
    `  npm run ${script}${takes === undefined ? '' : ` -- ${takes}`}`,
    '',
    ...rows.map(([name, meaning]) => `  ${name.padEnd(width)}  ${meaning}`),
  ].join('\n');
}

/** Throws if the folder `build` of the site in `siteDir` has no built site. */
export function requireBuild(siteDir: string): void {
  if (fs.existsSync(path.join(siteDir, 'build', 'index.html'))) return;
  throw new Error('There is no built site in build/. Run `npm run build` first.');
}

/**
 * Returns an error's message. Node.js adds advice about positional arguments to an unknown option, which doesn't help
 * here.
 */
function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/ To specify a positional argument starting with a '-'.*$/s, '');
}
