import * as z from 'zod';
import {listOf} from './listOf';

const cliArguments = listOf({
  name: z.string(),
  required: z.boolean(),
  variadic: z.boolean(),
  /** CommonMark; empty if the CLI doesn't describe the argument. */
  description: z.string(),
});
/** A positional argument of a command. */
export type CliArgument = z.infer<typeof cliArguments>[number];

const cliOptions = listOf({
  /** As `--help` prints it: `-l, --live-reload`, `--target <id>`. */
  flags: z.string(),
  long: z.string(),
  short: z.string().optional(),
  /** Name of the option's value; absent for a switch. */
  argument: z.string().optional(),
  /** Whether the option requires its value. */
  required: z.boolean(),
  defaultValue: z.string().optional(),
  choices: z.array(z.string()).readonly(),
  /** CommonMark. */
  description: z.string(),
  hidden: z.boolean(),
});
export type CliOption = z.infer<typeof cliOptions>[number];

const cliCommands = listOf({
  name: z.string(),
  aliases: z.array(z.string()).readonly(),
  /** True for a command that `cap --help` does not list. */
  hidden: z.boolean(),
  /** CommonMark. */
  description: z.string(),
  /** The part after the name, as `--help` prints it: `[options] [platform]`. */
  usage: z.string(),
  arguments: cliArguments,
  options: cliOptions,
});
export type CliCommand = z.infer<typeof cliCommands>[number];

/** What a CLI's package declares about its commands, in declaration order. */
export const cliFacts = z.strictObject({
  /** URL of the source that declares the commands. */
  definitionUrl: z.string().optional(),
  commands: cliCommands,
});
export type CliFacts = z.infer<typeof cliFacts>;

/** The commands of one docs version's CLI. */
export type CliModel = Readonly<CliFacts> & {
  readonly version: string;
  readonly packageVersion: string;
};
