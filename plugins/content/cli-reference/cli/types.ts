/** A positional argument of a command. */
export type CliArgument = {
  readonly name: string;
  readonly required: boolean;
  readonly variadic: boolean;
  /** CommonMark; empty if the CLI doesn't describe the argument. */
  readonly description: string;
};

export type CliOption = {
  /** As `--help` prints it: `-l, --live-reload`, `--target <id>`. */
  readonly flags: string;
  readonly long: string;
  readonly short?: string;
  /** Name of the option's value; absent for a switch. */
  readonly argument?: string;
  /** Whether the option requires its value. */
  readonly required: boolean;
  readonly defaultValue?: string;
  readonly choices: readonly string[];
  /** CommonMark. */
  readonly description: string;
  readonly hidden: boolean;
};

export type CliCommand = {
  readonly name: string;
  readonly aliases: readonly string[];
  /** True for a command that `cap --help` does not list. */
  readonly hidden: boolean;
  /** CommonMark. */
  readonly description: string;
  /** The part after the name, as `--help` prints it: `[options] [platform]`. */
  readonly usage: string;
  readonly arguments: readonly CliArgument[];
  readonly options: readonly CliOption[];
};

/** The commands of one docs version's CLI, in declaration order. */
export type CliModel = {
  readonly version: string;
  readonly packageVersion: string;
  /** URL of the source that declares the commands. */
  readonly definitionUrl?: string;
  readonly commands: readonly CliCommand[];
};
