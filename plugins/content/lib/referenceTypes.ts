/** The platforms that a plugin can support, in the order of the tables' columns. */
export const PLATFORMS = ['ios', 'android', 'web'] as const;
export type Platform = (typeof PLATFORMS)[number];

/** Whether one method works, by platform. */
export type MethodSupport = Readonly<Record<Platform, boolean>>;

/** Support for each method of a plugin, by name. All listeners together are `addListener`. */
export type SupportTable = Readonly<Record<string, MethodSupport>>;

/**
 * Where the files of one plugin are in one docs version. A plugin package has all of them in one folder. The files of a
 * plugin that is bundled with core (v2's plugins, http, cookies, system-bars) are in the folders of `@capacitor/core`,
 * `@capacitor/ios` and `@capacitor/android`.
 */
export type PluginSource = {
  /** Docs version, `next` or `v7` … `v2`. */
  readonly version: string;
  /** Name of the plugin's page: `push-notifications`, or `acme-camera` for `@acme/camera`. */
  readonly slug: string;
  /** The npm package that contains the plugin, and its exact installed version. */
  readonly packageName: string;
  readonly packageVersion: string;
  /** Absolute folder of that package. */
  readonly packageDir: string;
  /** The name that the plugin registers on the bridge: `PushNotifications`. */
  readonly jsName: string;
  /** Name of the TypeScript interface that declares its methods: `PushNotificationsPlugin`. */
  readonly interfaceName: string;
  /** Absolute path of the shipped reference data, or none, in which case the types are read. */
  readonly docsJson?: string;
  /** The `.d.ts` that declares the interface, absolute. */
  readonly typesFile: string;
  /** Absolute path of the `.d.ts` that declares the plugin's configuration, if it isn't `typesFile`. */
  readonly configTypes?: string;
  /** Absolute paths of the folders with native sources; empty if the plugin has none. */
  readonly iosDirs: readonly string[];
  readonly androidDirs: readonly string[];
  /** Absolute paths of the JavaScript files that may contain the web implementation; empty if there are none. */
  readonly webFiles: readonly string[];
};

/** A parameter, property or configuration key, with its type as text and its comment. */
export type Field = {
  readonly name: string;
  readonly type: string;
  /** Markdown of its comment. */
  readonly docs: string;
  readonly optional: boolean;
  readonly since?: string;
  readonly deprecated?: string;
  readonly defaultValue?: string;
  /** A value or a sample from its comment. */
  readonly example?: string;
  /** The platforms that it works on, if not on all: `iOS only`. `docs` doesn't repeat it. */
  readonly limit?: string;
  /** A note for readers of the previous version: `New in v7`. */
  readonly news?: string;
};

export type Method = {
  readonly name: string;
  /** Anchor on the page, as published so far: `getphoto`, `addlistenerappurlopen-`. */
  readonly slug: string;
  /** As TypeScript writes it: `(options: ImageOptions) => Promise<Photo>`. */
  readonly signature: string;
  readonly parameters: readonly Field[];
  readonly returns: string;
  readonly returnsDocs?: string;
  readonly docs: string;
  readonly since?: string;
  readonly deprecated?: string;
  /** A note for readers of the previous version: `New in v7`. */
  readonly news?: string;
};

export type InterfaceModel = {
  readonly name: string;
  readonly slug: string;
  readonly docs: string;
  readonly since?: string;
  readonly deprecated?: string;
  /** The types that it extends, in TypeScript's syntax. */
  readonly extends: readonly string[];
  readonly fields: readonly Field[];
  readonly methods: readonly Method[];
};

export type TypeAliasModel = {
  readonly name: string;
  readonly slug: string;
  readonly docs: string;
  readonly since?: string;
  readonly deprecated?: string;
  readonly type: string;
  /** Properties, if the type is an object literal. */
  readonly fields: readonly Field[];
};

export type EnumModel = {
  readonly name: string;
  readonly slug: string;
  readonly docs: string;
  readonly since?: string;
  readonly deprecated?: string;
  readonly members: readonly Field[];
};

/** The named types of an API, in the order in which a page shows them. */
export type TypesModel = {
  readonly interfaces: readonly InterfaceModel[];
  readonly typeAliases: readonly TypeAliasModel[];
  readonly enums: readonly EnumModel[];
};

/** What the package's native projects require and provide. */
export type PlatformFacts = {
  readonly ios?: {
    readonly deploymentTarget?: string;
    readonly swiftPackage: boolean;
  };
  readonly android?: {
    readonly minSdk?: string;
    readonly compileSdk?: string;
    readonly gradleVariables: readonly {readonly name: string; readonly defaultValue: string}[];
    readonly permissions: readonly string[];
  };
};

/** Everything that one plugin's reference shows in one docs version. */
export type PluginModel = TypesModel & {
  readonly version: string;
  readonly slug: string;
  readonly packageName: string;
  readonly packageVersion: string;
  readonly jsName: string;
  /** What the plugin does, in one sentence. */
  readonly description: string;
  /** Markdown of the comment on the interface that declares the methods. */
  readonly docs: string;
  readonly methods: readonly Method[];
  /** Keys of `plugins.<configurationKey>` in the Capacitor configuration. */
  readonly configuration: readonly Field[];
  readonly configurationKey: string;
  /** Globals, with the types that they use, for code that background-runner runs outside the app. */
  readonly runnerApi?: TypesModel;
  readonly support: SupportTable;
  /** Where the events of a listener are sent, by the type of its first parameter: `'pause'`. */
  readonly events: SupportTable;
  readonly facts: PlatformFacts;
  /** URL of the definition in the package's repository, for the edit link of generated parts. */
  readonly definitionUrl?: string;
};
