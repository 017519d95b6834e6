import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

/** What `--help` prints about a script. */
export type Command = {
  /** The script's name in package.json, such as `search:eval`. */
  readonly script: string;
  /** What the script does, in one sentence. */
  readonly does: string;
  /** The arguments after the name, such as `[FILE…]`. */
  readonly takes?: string;
  /** What each argument, option and environment variable means. */
  readonly options?: Readonly<Record<string, string>>;
};

/**
 * Returns the result of `read` for the script's arguments. For `--help` it prints the help text and exits with code 0.
 * If `read` throws, it prints the message and exits with code 2.
 */
function readCommandLine<T>(command: Command, read: (args: readonly string[]) => T): T {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) {
    console.log(helpText(command));
    process.exit(0);
  }
  try {
    return read(args);
  } catch (error) {
    console.error(`${messageOf(error)}\nSee npm run ${command.script} -- --help.`);
    process.exit(2);
  }
}

/**
 * Runs a script with what `read` returns for its arguments; see `readCommandLine`. If `run` throws, it prints the message
 * and sets the exit code `failed`.
 */
export async function runScript<T>(
  command: Command,
  read: (args: readonly string[]) => T,
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

/** Throws if there are any arguments, for scripts that don't have any. */
export function refuseArguments(args: readonly string[]): void {
  parseArgs({args: [...args], options: {}});
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
