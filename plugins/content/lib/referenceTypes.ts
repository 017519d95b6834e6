/** The platforms that a plugin can work on, in the order in which tables show them. */
export const PLATFORMS = ['ios', 'android', 'web'] as const;
export type Platform = (typeof PLATFORMS)[number];

/** Whether one method works, by platform. */
export type MethodSupport = Readonly<Record<Platform, boolean>>;

/** Support of all methods of a plugin by method name; all listeners together are `addListener`. */
export type SupportTable = Readonly<Record<string, MethodSupport>>;

/**
 * Where the material of one plugin of one docs version lies. A plugin package has all of it in one
 * folder; what is bundled with core (v2's plugins, http, cookies, system-bars) is spread over the
 * folders of `@capacitor/core`, `@capacitor/ios` and `@capacitor/android`.
 */
export type PluginSource = {
  /** Docs version, `next` or `v7` … `v2`. */
  readonly version: string;
  /** Name of the plugin's page: `push-notifications`, `acme-camera` for `@acme/camera`. */
  readonly slug: string;
  /** The npm package that brings it, and its exact installed version. */
  readonly packageName: string;
  readonly packageVersion: string;
  /** Absolute folder of that package. */
  readonly packageDir: string;
  /** Name the plugin registers under on the bridge: `PushNotifications`. */
  readonly jsName: string;
  /** Name of the TypeScript interface that declares its methods: `PushNotificationsPlugin`. */
  readonly interfaceName: string;
  /** The shipped reference data, absolute, or none: then the types are read. */
  readonly docsJson?: string;
  /** The `.d.ts` that declares the interface, absolute. */
  readonly typesFile: string;
  /** The `.d.ts` that declares its configuration, absolute, where that is not `typesFile`. */
  readonly configTypes?: string;
  /** Folders with the native sources, absolute; empty where the plugin has none. */
  readonly iosDirs: readonly string[];
  readonly androidDirs: readonly string[];
  /** JavaScript files that may hold the web implementation, absolute; empty where there is none. */
  readonly webFiles: readonly string[];
};

/** One parameter, property or configuration key: its type as text, and what its comment says. */
export type Field = {
  readonly name: string;
  readonly type: string;
  /** Markdown of its comment. */
  readonly docs: string;
  readonly optional: boolean;
  readonly since?: string;
  readonly deprecated?: string;
  readonly defaultValue?: string;
  /** A value or a sample, as its comment gives it. */
  readonly example?: string;
};

export type Method = {
  readonly name: string;
  /** Anchor on the page, in the established form: `getphoto`, `addlistenerappurlopen-`. */
  readonly slug: string;
  /** As TypeScript writes it: `(options: ImageOptions) => Promise<Photo>`. */
  readonly signature: string;
  readonly parameters: readonly Field[];
  readonly returns: string;
  readonly returnsDocs?: string;
  readonly docs: string;
  readonly since?: string;
  readonly deprecated?: string;
};

export type InterfaceModel = {
  readonly name: string;
  readonly slug: string;
  readonly docs: string;
  readonly since?: string;
  readonly deprecated?: string;
  /** Types whose members it has too, as TypeScript writes them. */
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
  /** Properties, where the type is an object that is spelled out. */
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

/** What the package's native projects ask for and offer. */
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

/** Everything that the reference of one plugin in one docs version shows. */
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
  /** Globals, and the types they use, of code that background-runner runs outside the app. */
  readonly runnerApi?: TypesModel;
  readonly support: SupportTable;
  readonly facts: PlatformFacts;
  /** Address of the definition in the package's repository, for the edit link of generated parts. */
  readonly definitionUrl?: string;
};
