/** Members by the name of their type or value. */
export type Members = Readonly<Record<string, readonly string[]>>;

export type PluginNames = {
  /** The file name of the plugin's page: `push-notifications`. */
  readonly slug: string;
  readonly jsName: string;
  /** The methods with their anchors. Listeners are `addListener` with their event. */
  readonly methods: readonly {readonly name: string; readonly anchor: string; readonly event?: string}[];
};

/** Names that the CLI reads or runs: environment variables, npm scripts, and names for `DEBUG`. */
export type CliNames = {
  /** Names with the prefix `CAPACITOR_`. */
  readonly variables: readonly string[];
  /** npm scripts that the CLI runs: `capacitor:sync:after`. */
  readonly hooks: readonly string[];
  /** Names for the variable `DEBUG`: `capacitor:telemetry`. */
  readonly debug: readonly string[];
};

/** The names in one docs version's packages, as plain data that can be written as JSON. */
export type NameData = {
  /** All identifiers in the sources, outside comments. */
  readonly words: readonly string[];
  /** The words that native sources use and nothing declares: names from Android, Apple and other libraries. */
  readonly foreign: readonly string[];
  /** Members that declarations give to types and values: `Camera`, `CameraSource`, `CapacitorGlobal`. */
  readonly members: Members;
  /** `field.field` of objects inside objects: `android.dimBackground`. */
  readonly nested: readonly string[];
  /** The words of the files that declare a native type of `@capacitor/ios` or `@capacitor/android`. */
  readonly native: Members;
  /** The types that native sources declare or extend. */
  readonly nativeTypes: readonly string[];
  /** The members that native code can use by the name of a type; see `staticMembers`. */
  readonly statics: {readonly swift: Members; readonly java: Members};
  /** `Type.member` as native code uses them. */
  readonly pairs: readonly string[];
  /** Names without the `@`. */
  readonly annotations: readonly string[];
  /** Java and Kotlin classes and packages below `com.getcapacitor`. */
  readonly classes: readonly string[];
  /** Names with the prefix `android.permission.`. */
  readonly permissions: readonly string[];
  /** Variables that Gradle files set, or read with a fallback. */
  readonly gradle: readonly string[];
  readonly plugins: readonly PluginNames[];
  /** Options such as `server.url` and `plugins.SplashScreen.launchShowDuration`; empty for v2, which declares none. */
  readonly config: readonly string[];
  readonly cli: readonly {readonly name: string; readonly options: readonly string[]}[];
  readonly cliNames: CliNames;
  /** The npm names of the packages that the version documents. */
  readonly packages: readonly string[];
};

/** `NameData` as sets and maps, for fast lookups. */
export type NameIndex = {
  readonly version: string;
  readonly words: ReadonlySet<string>;
  readonly foreign: ReadonlySet<string>;
  readonly members: ReadonlyMap<string, ReadonlySet<string>>;
  readonly nested: ReadonlySet<string>;
  readonly native: ReadonlyMap<string, ReadonlySet<string>>;
  readonly nativeTypes: ReadonlySet<string>;
  readonly statics: {
    readonly swift: ReadonlyMap<string, ReadonlySet<string>>;
    readonly java: ReadonlyMap<string, ReadonlySet<string>>;
  };
  /** The types, constants and macros of Capacitor's frameworks, without short names, which are like many others. */
  readonly frameworkTypes: Readonly<Record<NativeLanguage, readonly string[]>>;
  readonly pairs: ReadonlySet<string>;
  readonly annotations: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
  readonly permissions: ReadonlySet<string>;
  readonly gradle: ReadonlySet<string>;
  readonly plugins: readonly PluginNames[];
  readonly config: ReadonlySet<string>;
  readonly cli: NameData['cli'];
  readonly cliNames: CliNames;
  readonly packages: ReadonlySet<string>;
};

/** `swift` includes Objective-C, and `java` includes Kotlin, because they use the same classes. */
export type NativeLanguage = 'swift' | 'java';

/** A name on a page, and the kind of name that it looks like. */
export type Claim =
  | {
      readonly kind: 'word' | 'plugin' | 'annotation' | 'class' | 'permission' | 'gradle';
      readonly name: string;
    }
  | {
      /** An npm script that the CLI runs, or a name for its variable `DEBUG`. */
      readonly kind: 'hook' | 'debug';
      readonly name: string;
    }
  | {readonly kind: 'variable' | 'package' | 'command' | 'option' | 'config' | 'apple'; readonly name: string}
  | {
      readonly kind: 'member';
      readonly name: string;
      readonly head: string;
      readonly member: string;
      /** The first argument of `addListener`. */
      readonly event?: string;
    }
  | {
      /** A member of a variable that always has a type of Capacitor in native code: `call.resolve`. */
      readonly kind: 'native';
      readonly name: string;
      readonly head: string;
      readonly member: string;
      readonly language: NativeLanguage;
    }
  | {
      /** Anything in native code that looks like a type, a constant or a macro. */
      readonly kind: 'type';
      readonly name: string;
      readonly language: NativeLanguage;
    }
  | {
      /** A member of a class of Capacitor in a sample: `CAPLog.print`. */
      readonly kind: 'static';
      readonly name: string;
      readonly head: string;
      readonly member: string;
      /** `web` is TypeScript that isn't compiled. */
      readonly language: NativeLanguage | 'web';
    }
  | {readonly kind: 'base'; readonly name: string}
  | {readonly kind: 'path'; readonly name: string; readonly head: string; readonly member: string};

/** A claim with its place in the file. Both numbers are one-based. */
export type PlacedClaim = {readonly claim: Claim; readonly line: number; readonly column: number};
