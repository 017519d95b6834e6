import * as z from 'zod';
import {listOf} from './listOf';
import {field, fields, type Field} from './plugin';

/** One option of the configuration file. */
export type ConfigOption = Field & {
  /** Keys from the file's root to this option: `android.minWebViewVersion`. */
  readonly path: string;
  /** The options of this option's value, if its type is an object literal. */
  readonly options: readonly ConfigOption[];
};

const configOption: z.ZodType<ConfigOption> = z.lazy(() =>
  z.strictObject({...field, path: z.string(), options: z.array(configOption).readonly()}).readonly(),
);

export const pluginKeysList = listOf({
  jsName: z.string(),
  docs: z.string(),
  since: z.string().optional(),
  deprecated: z.string().optional(),
  keys: fields,
});
/** The keys that a plugin reads from `plugins.<jsName>`. */
export type PluginKeys = z.infer<typeof pluginKeysList>[number];

const configTypes = listOf({name: z.string(), docs: z.string(), fields});
/** An interface that an option's type refers to, declared next to `CapacitorConfig`. */
export type ConfigType = z.infer<typeof configTypes>[number];

/** The configuration that a CLI's `declarations.d.ts`, or a plugin's declarations, declare. */
export const configFacts = z.strictObject({
  /** Options of `CapacitorConfig` in source order; empty for a plugin's file. */
  options: z.array(configOption).readonly(),
  /** Members of `PluginsConfig` that have keys of their own. */
  plugins: pluginKeysList,
  types: configTypes,
  /** URL of the source that declares the configuration. */
  definitionUrl: z.string().optional(),
});
export type ConfigDeclarations = Readonly<z.infer<typeof configFacts>>;

/** The configuration of one docs version. */
export type ConfigModel = ConfigDeclarations & {
  readonly version: string;
  readonly packageVersion: string;
  /** Names of the version's plugin pages by class name: `splash-screen` for `SplashScreen`. */
  readonly pages: Readonly<Record<string, string>>;
};
