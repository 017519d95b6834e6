import type {FilePlace} from '../types';

/** What a language of a sample can see: `swift` includes Objective-C, and `java` includes Kotlin. */
export type Language = 'web' | 'swift' | 'java';

/** Members by the name of their type or value. */
export type Members = ReadonlyMap<string, ReadonlySet<string>>;

/** The names in one docs version's packages. */
export type Names = {
  readonly version: string;
  /** All identifiers in the sources, outside comments. */
  readonly words: ReadonlySet<string>;
  /** The words that native sources use and nothing declares: names from Android, Apple and other libraries. */
  readonly foreign: ReadonlySet<string>;
  /** `UNKNOWN_MEMBERS` is among a type's members if it inherits from one that no source declares. */
  readonly members: Readonly<Record<Language, Members>>;
  /** Java and Kotlin classes and packages below `com.getcapacitor`. */
  readonly classes: ReadonlySet<string>;
  /** The events of each plugin, by its name in JavaScript. */
  readonly events: ReadonlyMap<string, readonly string[]>;
  /** Options such as `server.url` and `plugins.SplashScreen.launchShowDuration`; empty for v2, which declares none. */
  readonly config: ReadonlySet<string>;
  /** The options of the CLI's commands, by the command's name or alias. */
  readonly options: ReadonlyMap<string, readonly string[]>;
  /** npm scripts that the CLI runs, and names for its variable `DEBUG`: `capacitor:sync:after`. */
  readonly hooks: ReadonlySet<string>;
};

/** Stands for the members of a supertype that no source declares. */
export const UNKNOWN_MEMBERS = '*';

/**
 * A name on a page, and the kind of name that it looks like. A `typo` is any name in native code, which is only judged if
 * it's almost one of Capacitor's, and a `setting` is a variable that a page itself gives a value, such as one of Gradle.
 */
export type Claim = {
  /**
   * A `member` is one of a type or value: `Camera.getPhoto`, `call.resolve`. A `path` starts with a lowercase letter: an option of
   * the configuration, or a member of a variable.
   */
  readonly kind:
    | 'word'
    | 'typo'
    | 'setting'
    | 'annotation'
    | 'apple'
    | 'class'
    | 'permission'
    | 'option'
    | 'hook'
    | 'member'
    | 'path';
  readonly name: string;
  /** The first and the last part of a member or a path. */
  readonly head?: string;
  readonly member?: string;
  /** The first argument of `addListener`. */
  readonly event?: string;
  /** The language of the sample with a member; undefined for inline code. */
  readonly language?: Language;
};

/** A claim with its place in the file. */
export type PlacedClaim = FilePlace & {readonly claim: Claim};

/** A claim with its offset (UTF-16 units) in a text. */
export type OffsetClaim = {readonly claim: Claim; readonly offset: number};
