import * as z from 'zod';
import {cliFacts} from './cli';
import {configFacts, pluginKeysList} from './config';
import {messageFacts} from './messages';
import {pluginFacts} from './plugin';

/** What each file of facts begins with: the package it was read from. */
const header = {package: z.string(), version: z.string()};

/**
 * `extractor.json`: a hash of the code, lists and parsers that read the packages. It's one file a version, because in each
 * file, it would make every correction of a text a change of some hundred files.
 */
export const extractorFile = z.strictObject({extractor: z.string()});

/** `plugins/<slug>.json`: a plugin's reference, and the keys that its package adds to the configuration. */
export const pluginFile = pluginFacts.extend({...header, configurationKeys: pluginKeysList});

/** `cli.json`: the commands of `@capacitor/cli`. */
export const cliFile = cliFacts.extend(header);

/** `config.json`: the configuration that `@capacitor/cli` declares. Capacitor 2 has none. */
export const configFile = configFacts.extend(header);

/** `packages/<name>.json`: what every package has. */
export const packageFile = messageFacts.extend({
  ...header,
  /** The range of `@capacitor/core` that the package needs, if it states one. */
  requiresCore: z.string().optional(),
});

/** The beginning of every file, for comparisons that don't need the rest. */
export const fileHeader = z.object(header);
export type FileHeader = z.infer<typeof fileHeader>;
