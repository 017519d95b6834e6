import * as z from 'zod';

const cliArgument = z
  .strictObject({
    name: z.string(),
    required: z.boolean(),
    variadic: z.boolean(),
    /** CommonMark; empty if the CLI doesn't describe the argument. */
    description: z.string(),
  })
  .readonly();
/** A positional argument of a command. */
export type CliArgument = z.infer<typeof cliArgument>;

const cliOption = z
  .strictObject({
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
  })
  .readonly();
export type CliOption = z.infer<typeof cliOption>;

const cliCommand = z
  .strictObject({
    name: z.string(),
    aliases: z.array(z.string()).readonly(),
    /** True for a command that `cap --help` does not list. */
    hidden: z.boolean(),
    /** CommonMark. */
    description: z.string(),
    /** The part after the name, as `--help` prints it: `[options] [platform]`. */
    usage: z.string(),
    arguments: z.array(cliArgument).readonly(),
    options: z.array(cliOption).readonly(),
  })
  .readonly();
export type CliCommand = z.infer<typeof cliCommand>;

/** What a CLI's package declares about its commands, in declaration order. */
export const cliFacts = z.strictObject({
  /** URL of the source that declares the commands. */
  definitionUrl: z.string().optional(),
  commands: z.array(cliCommand).readonly(),
});

/** The commands of one docs version's CLI. */
export type CliModel = Readonly<z.infer<typeof cliFacts>> & {
  readonly version: string;
  readonly packageVersion: string;
};
