import type {Field} from '../../lib/referenceTypes';

/** One option of the configuration file. */
export type ConfigOption = Field & {
  /** Keys from the root of the file to this option: `android.minWebViewVersion`. */
  readonly path: string;
  /** Options of the object that is its value, where the type spells them out. */
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

/** An interface that an option's type names, declared next to `CapacitorConfig`. */
export type ConfigType = {
  readonly name: string;
  readonly docs: string;
  readonly fields: readonly Field[];
};

/** What `declarations.d.ts` of a CLI, or the declarations of a plugin, say about the configuration. */
export type ConfigDeclarations = {
  /** Options of `CapacitorConfig`, in source order; none in a plugin's file. */
  readonly options: readonly ConfigOption[];
  /** Members of `PluginsConfig` that have keys of their own. */
  readonly plugins: readonly PluginKeys[];
  readonly types: readonly ConfigType[];
};

/** The configuration of one docs version. */
export type ConfigModel = ConfigDeclarations & {
  readonly version: string;
  readonly packageVersion: string;
  /** Names of the pages of the version's plugins by their class names: `SplashScreen` has `splash-screen`. */
  readonly pages: Readonly<Record<string, string>>;
  /** Address of the source that declares it. */
  readonly definitionUrl?: string;
};
