import type {Major} from './types';
import type {GradleFile} from './read/gradle';
import type {Podfile, SwiftPackage, XcodeTarget} from './read/ios';
import type {Property} from './read/properties';
import type {SourceUse} from './read/script';
import type {Member, ObjectNode, SourceFile} from './read/types';
import type {PlistEntry, XmlElement} from './read/xml';

/** A file that couldn't be used, with a sentence that says why and what was expected. */
export type Problem = {readonly path: string; readonly message: string};

export type PackageManager = 'npm' | 'yarn' | 'pnpm' | 'bun';

/** A package in `package.json`. */
export type Dependency = {
  readonly name: string;
  readonly range: string;
  readonly field: string;
  readonly isDev: boolean;
  /** The entry in the file. */
  readonly member: Member;
};

/** A file together with what was read from it. */
export type Read<T> = SourceFile & {readonly content: T};

export type Manifest = {
  readonly object: ObjectNode;
  readonly dependencies: ReadonlyMap<string, Dependency>;
  /** Names among the dependencies that npm doesn't allow. */
  readonly refused: readonly string[];
  /** The commands in `scripts`. */
  readonly scripts: readonly string[];
  /** Whether the package is a plugin. */
  readonly isPlugin: boolean;
};

export type ConfigFile = {
  readonly format: 'json' | 'script';
  readonly object: ObjectNode;
  /** Settings that the script assigns later. */
  readonly assigned: readonly string[];
};

/** A source file of the app, with what its code uses. */
export type Source = SourceUse & {readonly path: string};

/** A native source file that belongs to the app, with its words. */
export type Native = SourceFile & {readonly words: ReadonlySet<string>};

/** What the assistant knows about a project. A part that wasn't given is undefined, so that nothing is concluded from it. */
export type Project = {
  /** The folder of the app below the one that was given: empty, or `apps/mobile`. */
  readonly root: string;
  /** All folders that have an app. */
  readonly roots: readonly string[];
  readonly paths: readonly string[];
  readonly problems: readonly Problem[];
  readonly manifest?: Read<Manifest>;
  readonly config?: Read<ConfigFile>;
  readonly variables?: Read<GradleFile>;
  readonly build?: Read<GradleFile>;
  readonly appBuild?: Read<GradleFile>;
  readonly wrapper?: Read<readonly Property[]>;
  readonly gradleProperties?: Read<readonly Property[]>;
  readonly podfile?: Read<Podfile>;
  readonly swiftPackage?: Read<SwiftPackage>;
  readonly androidManifest?: Read<XmlElement>;
  readonly plist?: Read<readonly PlistEntry[]>;
  readonly xcode?: Read<readonly XcodeTarget[]>;
  readonly natives: readonly Native[];
  /** `.gitignore`, `styles.xml` and the like: read as they are. */
  readonly texts: readonly SourceFile[];
  readonly sources: readonly Source[];
  /** The major of the installed `@capacitor/core`. */
  readonly major?: Major;
  readonly packageManager?: PackageManager;
  readonly ios?: boolean;
  readonly android?: boolean;
};

/** Returns the value at a setting's path, such as `server.androidScheme`, if the configuration has it. */
export function settingOf(config: ConfigFile, path: string): Member | undefined {
  let object: ObjectNode | undefined = config.object;
  let member: Member | undefined;
  for (const key of path.split('.')) {
    member = object?.members.find((one) => one.key === key);
    object = member?.value.object;
    if (!member) return undefined;
  }
  return member;
}

/** Returns the object that holds a setting, if the configuration has it: `server` for `server.androidScheme`. */
export function parentOf(config: ConfigFile, path: string): ObjectNode | undefined {
  const keys = path.split('.').slice(0, -1);
  return keys.length === 0 ? config.object : settingOf(config, keys.join('.'))?.value.object;
}

/** Returns whether a configuration has a setting; undefined if it can't be told without running it. */
export function hasSetting(config: ConfigFile, path: string): boolean | undefined {
  if (settingOf(config, path) || config.assigned.some((one) => one === path)) return true;
  const keys = path.split('.');
  let object: ObjectNode | undefined = config.object;
  for (const key of keys) {
    if (object?.isOpen) return undefined;
    const member: Member | undefined = object?.members.find((one) => one.key === key);
    if (member && !member.value.object && member.value.literal === undefined) return undefined;
    object = member?.value.object;
  }
  return false;
}
