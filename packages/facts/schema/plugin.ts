import * as z from 'zod';
import {listOf} from './listOf';

/** The platforms that a plugin can support, in the order of the tables' columns. */
export const PLATFORMS = ['ios', 'android', 'web'] as const;
export type Platform = (typeof PLATFORMS)[number];

/** Whether one method works, by platform. */
const methodSupport = z.strictObject({ios: z.boolean(), android: z.boolean(), web: z.boolean()}).readonly();
export type MethodSupport = z.infer<typeof methodSupport>;

/** Support for each method of a plugin, by name. All listeners together are `addListener`. */
const supportTable = z.record(z.string(), methodSupport).readonly();
export type SupportTable = z.infer<typeof supportTable>;

/** What a comment says about when a member came and whether it should still be used. */
const history = {since: z.string().optional(), deprecated: z.string().optional()};

/** A parameter, property or configuration key, with its type as text and its comment. */
export const field = {
  name: z.string(),
  type: z.string(),
  /** Markdown of its comment. */
  docs: z.string(),
  optional: z.boolean(),
  ...history,
  defaultValue: z.string().optional(),
  /** A value or a sample from its comment. */
  example: z.string().optional(),
  /** The platforms that it works on, if not on all: `iOS only`. `docs` doesn't repeat it. */
  limit: z.string().optional(),
  /** A note for readers of the previous version, which pages add: `New in v7`. */
  news: z.string().optional(),
};
export const fields = listOf(field);
export type Field = z.infer<typeof fields>[number];

const methods = listOf({
  name: z.string(),
  /** Anchor on the page, as published so far: `getphoto`, `addlistenerappurlopen-`. */
  slug: z.string(),
  /** As TypeScript writes it: `(options: ImageOptions) => Promise<Photo>`. */
  signature: z.string(),
  parameters: fields,
  returns: z.string(),
  returnsDocs: z.string().optional(),
  docs: z.string(),
  ...history,
  /** A note for readers of the previous version, which pages add: `New in v7`. */
  news: z.string().optional(),
});
export type Method = z.infer<typeof methods>[number];

const namedType = {name: z.string(), slug: z.string(), docs: z.string(), ...history};

const interfaces = listOf({
  ...namedType,
  /** The types that it extends, in TypeScript's syntax. */
  extends: z.array(z.string()).readonly(),
  fields,
  methods,
});
export type InterfaceModel = z.infer<typeof interfaces>[number];

const typeAliases = listOf({
  ...namedType,
  type: z.string(),
  /** Properties, if the type is an object literal. */
  fields,
});
export type TypeAliasModel = z.infer<typeof typeAliases>[number];

const enums = listOf({...namedType, members: fields});
export type EnumModel = z.infer<typeof enums>[number];

/** The named types of an API, in the order in which a page shows them. */
const namedTypes = {interfaces, typeAliases, enums};
const typesModel = z.strictObject(namedTypes).readonly();
export type TypesModel = z.infer<typeof typesModel>;

/** What the package's native projects require and provide. */
const platformFacts = z
  .strictObject({
    ios: z
      .strictObject({deploymentTarget: z.string().optional(), swiftPackage: z.boolean()})
      .readonly()
      .optional(),
    android: z
      .strictObject({
        minSdk: z.string().optional(),
        compileSdk: z.string().optional(),
        gradleVariables: listOf({name: z.string(), defaultValue: z.string()}),
        permissions: z.array(z.string()).readonly(),
      })
      .readonly()
      .optional(),
  })
  .readonly();
export type PlatformFacts = z.infer<typeof platformFacts>;

/** What one plugin's reference shows, without the versions of the docs and of the package. */
export const pluginFacts = z.strictObject({
  slug: z.string(),
  jsName: z.string(),
  /** What the plugin does, in one sentence. */
  description: z.string(),
  /** Markdown of the comment on the interface that declares the methods. */
  docs: z.string(),
  methods,
  ...namedTypes,
  /** Keys of `plugins.<configurationKey>` in the Capacitor configuration. */
  configuration: fields,
  configurationKey: z.string(),
  /** Globals, with the types that they use, for code that background-runner runs outside the app. */
  runnerApi: typesModel.optional(),
  support: supportTable,
  /** Where the events of a listener are sent, by the type of its first parameter: `'pause'`. */
  events: supportTable,
  facts: platformFacts,
  /** URL of the definition in the package's repository, for the edit link of generated parts. */
  definitionUrl: z.string().optional(),
});

export type PluginFacts = z.infer<typeof pluginFacts>;

/** Everything that one plugin's reference shows in one docs version. */
export type PluginModel = Readonly<PluginFacts> & {
  /** Docs version, `next` or `v7` … `v2`. */
  readonly version: string;
  readonly packageName: string;
  readonly packageVersion: string;
};
