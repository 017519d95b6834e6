import type {Field} from '../../lib/referenceTypes';

/** One option of the configuration file. */
export type ConfigOption = Field & {
  /** Keys from the file's root to this option: `android.minWebViewVersion`. */
  readonly path: string;
  /** The options of this option's value, if its type is an object literal. */
  readonly options: readonly ConfigOption[];
};

/** The keys that a plugin reads from `plugins.<jsName>`. */
export type PluginKeys = {
  readonly jsName: string;
  readonly docs: string;
  readonly since?: string;
  readonly deprecated?: string;
  readonly keys: readonly Field[];
};

/** An interface that an option's type refers to, declared next to `CapacitorConfig`. */
export type ConfigType = {
  readonly name: string;
  readonly docs: string;
  readonly fields: readonly Field[];
};

/** The configuration that a CLI's `declarations.d.ts`, or a plugin's declarations, declare. */
export type ConfigDeclarations = {
  /** Options of `CapacitorConfig` in source order; empty for a plugin's file. */
  readonly options: readonly ConfigOption[];
  /** Members of `PluginsConfig` that have keys of their own. */
  readonly plugins: readonly PluginKeys[];
  readonly types: readonly ConfigType[];
};

/** The configuration of one docs version. */
export type ConfigModel = ConfigDeclarations & {
  readonly version: string;
  readonly packageVersion: string;
  /** Names of the version's plugin pages by class name: `splash-screen` for `SplashScreen`. */
  readonly pages: Readonly<Record<string, string>>;
  /** URL of the source that declares the configuration. */
  readonly definitionUrl?: string;
};
