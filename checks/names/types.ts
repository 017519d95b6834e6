/** Members by the name of their type or value. */
export type Members = Readonly<Record<string, readonly string[]>>;

export type PluginNames = {
  /** Name of the plugin's page: `push-notifications`. */
  readonly slug: string;
  readonly jsName: string;
  /** With the anchor of each; listeners are `addListener` with their event. */
  readonly methods: readonly {readonly name: string; readonly anchor: string; readonly event?: string}[];
};

/** The names that one docs version's packages have, as plain data that JSON can hold. */
export type NameData = {
  /** All identifiers of the sources outside comments. */
  readonly words: readonly string[];
  /** Those that native sources use and nothing declares: names of Android's, Apple's and other libraries. */
  readonly foreign: readonly string[];
  /** Members that declarations give to types and values: `Camera`, `CameraSource`, `CapacitorGlobal`. */
  readonly members: Members;
  /** `field.field` of objects inside objects: `android.dimBackground`. */
  readonly nested: readonly string[];
  /** Words of the files that declare a native type of `@capacitor/ios` or `@capacitor/android`. */
  readonly native: Members;
  /** `Type.member` as native code uses them. */
  readonly pairs: readonly string[];
  /** Without the `@`. */
  readonly annotations: readonly string[];
  /** Java and Kotlin classes and packages below `com.getcapacitor`. */
  readonly classes: readonly string[];
  /** With the prefix. */
  readonly permissions: readonly string[];
  /** Variables that Gradle files set or read with a fallback. */
  readonly gradle: readonly string[];
  readonly plugins: readonly PluginNames[];
  /** `server.url`, `plugins.SplashScreen.launchShowDuration`; nothing in v2, which declares none. */
  readonly config: readonly string[];
  readonly cli: readonly {readonly name: string; readonly options: readonly string[]}[];
  /** npm names of the packages that the version documents. */
  readonly packages: readonly string[];
};

/** `NameData` with sets and maps for looking up. */
export type NameIndex = {
  readonly version: string;
  readonly words: ReadonlySet<string>;
  readonly foreign: ReadonlySet<string>;
  readonly members: ReadonlyMap<string, ReadonlySet<string>>;
  readonly nested: ReadonlySet<string>;
  readonly native: ReadonlyMap<string, ReadonlySet<string>>;
  readonly pairs: ReadonlySet<string>;
  readonly annotations: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
  readonly permissions: ReadonlySet<string>;
  readonly gradle: ReadonlySet<string>;
  readonly plugins: readonly PluginNames[];
  readonly config: ReadonlySet<string>;
  readonly cli: NameData['cli'];
  readonly packages: ReadonlySet<string>;
};

/** One name that a page states, and what it is taken for. */
export type Claim =
  | {
      readonly kind: 'word' | 'plugin' | 'annotation' | 'class' | 'permission' | 'gradle';
      readonly name: string;
    }
  | {readonly kind: 'package' | 'command' | 'option' | 'config' | 'apple'; readonly name: string}
  | {
      readonly kind: 'member';
      readonly name: string;
      readonly head: string;
      readonly member: string;
      /** First argument of `addListener`. */
      readonly event?: string;
    }
  | {readonly kind: 'path'; readonly name: string; readonly head: string; readonly member: string};
