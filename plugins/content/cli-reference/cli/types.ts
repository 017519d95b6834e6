/** A positional argument of a command. */
export type CliArgument = {
  readonly name: string;
  readonly required: boolean;
  readonly variadic: boolean;
  /** CommonMark; empty where the CLI says nothing. */
  readonly description: string;
};

export type CliOption = {
  /** As help prints it: `-l, --live-reload`, `--target <id>`. */
  readonly flags: string;
  readonly long: string;
  readonly short?: string;
  /** Name of the value it takes, none for a switch. */
  readonly argument?: string;
  /** Whether the value must be given once the option is. */
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
  /** What follows the name, as help prints it: `[options] [platform]`. */
  readonly usage: string;
  readonly arguments: readonly CliArgument[];
  readonly options: readonly CliOption[];
};

/** The commands of one docs version's CLI, in the order in which it declares them. */
export type CliModel = {
  readonly version: string;
  readonly packageVersion: string;
  /** Address of the source that declares them. */
  readonly definitionUrl?: string;
  readonly commands: readonly CliCommand[];
};
