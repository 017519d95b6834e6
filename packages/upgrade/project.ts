import type {Major} from './types';
import type {GradleFile} from './read/gradle';
import type {Podfile, Podspec, SwiftPackage, XcodeProject} from './read/ios';
import type {Property} from './read/properties';
import type {Report} from './read/report';
import type {ScriptConfig} from './read/script';
import type {SourceUse} from './read/source';
import type {Member, ObjectNode, Range, SourceFile} from './read/types';
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
  /** The file that states the range: a `package.json`, or the one with pnpm's catalogs. */
  readonly file: SourceFile;
  readonly keyRange: Range;
  /** The place of the range, without its quotes. */
  readonly valueRange: Range;
};

/** A file together with what was read from it. */
export type Read<T> = SourceFile & {readonly content: T};

export type Manifest = {
  readonly object: ObjectNode;
  /** All dependencies, in the order of the file. */
  readonly entries: readonly Dependency[];
  readonly dependencies: ReadonlyMap<string, Dependency>;
  /** Names among the dependencies that npm doesn't allow. */
  readonly refused: readonly string[];
  /** The commands in `scripts`. */
  readonly scripts: readonly string[];
  /** The entries about packages with Capacitor in their name that override or patch them. */
  readonly pins: readonly {readonly field: string; readonly key: string}[];
  /** The Node.js versions in `engines`. */
  readonly node?: string;
  /** Whether the package is a plugin. */
  readonly isPlugin: boolean;
};

export type ConfigFile = ScriptConfig & {readonly format: 'json' | 'script'};

/** A source file of the app, with what its code uses. */
export type Source = SourceUse & {readonly path: string};

/** A native source file that belongs to the app, with its words. */
export type Native = SourceFile & {readonly words: ReadonlySet<string>};

/** What the assistant knows about a project. A part that wasn't given is undefined, so that nothing is concluded from it. */
export type Project = {
  /** The folder of the app below the one that was given: empty, or `apps/mobile`. */
  readonly root: string;
  /** All folders that have an app or a plugin. */
  readonly roots: readonly string[];
  readonly paths: readonly string[];
  readonly problems: readonly Problem[];
  /** Whether the files are all of a folder, so that one that isn't there doesn't exist. */
  readonly isWhole: boolean;
  /** The `package.json` with the packages of Capacitor: that of the app, or of a folder around it. */
  readonly manifest?: Read<Manifest>;
  /** All files of the app and around it that state versions of packages. */
  readonly manifests: readonly Read<Manifest>[];
  /** The packages that the app depends on, by name. */
  readonly dependencies?: ReadonlyMap<string, Dependency>;
  readonly config?: Read<ConfigFile>;
  readonly variables?: Read<GradleFile>;
  readonly build?: Read<GradleFile>;
  readonly appBuild?: Read<GradleFile>;
  /** `settings.gradle`, version catalogs and the builds of other modules. */
  readonly otherBuilds: readonly Read<GradleFile>[];
  readonly wrapper?: Read<readonly Property[]>;
  readonly gradleProperties?: Read<readonly Property[]>;
  readonly podfile?: Read<Podfile>;
  readonly podspec?: Read<Podspec>;
  readonly swiftPackage?: Read<SwiftPackage>;
  readonly androidManifest?: Read<XmlElement>;
  readonly plist?: Read<readonly PlistEntry[]>;
  readonly xcode?: Read<XcodeProject>;
  readonly natives: readonly Native[];
  /** `.gitignore`, `styles.xml`, `.nvmrc`, workflows and the like: read as they are. */
  readonly texts: readonly SourceFile[];
  readonly sources: readonly Source[];
  /** The major of the installed `@capacitor/core`. */
  readonly major?: Major;
  readonly packageManager?: PackageManager;
  readonly ios?: boolean;
  readonly android?: boolean;
  /** Whether it's a plugin instead of an app. */
  readonly isPlugin: boolean;
  /** What `npx cap doctor` or `npx cap ls` printed. */
  readonly report?: Report;
  /** Returns the project with other texts of files, by their paths. */
  readonly edited: (texts: ReadonlyMap<string, string>) => Project;
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

/**
 * Returns whether a configuration has a setting; undefined if it can't be told without running it. What is assigned to a part
 * of the setting sets it, and what is assigned to the object around it may.
 */
export function hasSetting(config: ConfigFile, path: string): boolean | undefined {
  const {assigned, words} = config;
  if (settingOf(config, path) || assigned.some((one) => one === path || one.startsWith(`${path}.`)))
    return true;
  const isOpen = assigned.some((one) => path.startsWith(`${one}.`)) || isHidden(config, path.split('.'));
  // A script that takes nothing from other files and doesn't name the setting doesn't set it.
  return isOpen && (!words || words.has(path.slice(path.lastIndexOf('.') + 1))) ? undefined : false;
}

/** Whether an entry that can't be read may have a setting. */
function isHidden({object: top}: ConfigFile, keys: readonly string[]): boolean {
  let object: ObjectNode | undefined = top;
  for (const key of keys) {
    if (object?.isOpen) return true;
    const member: Member | undefined = object?.members.find((one) => one.key === key);
    if (member && !member.value.object && member.value.literal === undefined) return true;
    object = member?.value.object;
  }
  return false;
}
