import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

/** What `--help` says of a script. */
export type Command = {
  /** Its name in package.json: `versions:diff`. */
  readonly script: string;
  /** What it does, in a sentence. */
  readonly does: string;
  /** What may follow the name, as `[FILE…]`. */
  readonly takes?: string;
  /** What each argument, option and environment variable means. */
  readonly options?: Readonly<Record<string, string>>;
};

/**
 * Returns what `read` makes of the script's arguments. Ends the process with the help text and exit code 0 where they
 * ask for it, and with what `read` throws and exit code 2 where they are wrong.
 */
export function readCommandLine<T>(command: Command, read: (args: readonly string[]) => T): T {
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

/** Throws for any argument: for scripts that take none. */
export function refuseArguments(args: readonly string[]): void {
  parseArgs({args: [...args], options: {}});
}

/** Returns the help text of a script, options in a column. */
export function helpText({script, does, takes, options = {}}: Command): string {
  const rows = Object.entries({...options, '--help': 'Shows this text.'});
  const width = Math.max(...rows.map(([name]) => name.length));
  return [
    does,
    '',
    `  npm run ${script}${takes === undefined ? '' : ` -- ${takes}`}`,
    '',
    ...rows.map(([name, meaning]) => `  ${name.padEnd(width)}  ${meaning}`),
  ].join('\n');
}

/** Throws when there is no built site in the folder `build` of the site in `siteDir`. */
export function requireBuild(siteDir: string): void {
  if (fs.existsSync(path.join(siteDir, 'build', 'index.html'))) return;
  throw new Error('There is no built site in build/. Run `npm run build` first.');
}

/** What an error says; Node.js adds to an unknown option how to write a positional argument like it, which is no help. */
function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/ To specify a positional argument starting with a '-'.*$/s, '');
}
