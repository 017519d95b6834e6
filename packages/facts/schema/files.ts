import * as z from 'zod';
import {cliFacts} from './cli';
import {configFacts, pluginKeysList} from './config';
import {messageFacts} from './messages';
import {pluginFacts} from './plugin';

/** What each file of facts begins with: the package it was read from, and the state of the code that read it. */
const header = {
  package: z.string(),
  version: z.string(),
  /** A hash of the extractor's sources and of the parsers that it uses. */
  extractor: z.string(),
};

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
