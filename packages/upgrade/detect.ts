import {belongsTo, folderOf, mayUse} from './folders';
import {kindOf, type Kind} from './kinds';
import {packageManagerOf} from './packageManager';
import type {Manifest, Native, Problem, Project, Read, Source} from './project';
import {
  readAndroidManifest,
  readBuild,
  readConfig,
  readGradleProperties,
  readVariables,
  readWrapper,
} from './read/checked';
import {readPodfile, readSwiftPackage, readXcodeTargets} from './read/ios';
import {isApp, majorIn, readManifest} from './read/manifest';
import {readSource} from './read/script';
import {wordsOf, type Language} from './read/tokens';
import {ReadError, type SourceFile} from './read/types';
import {readPlist} from './read/xml';

export type DetectOptions = {
  /** Names and texts to look for in the app's code. */
  readonly wanted: ReadonlySet<string>;
  /** Which of several apps to look at, as its folder. */
  readonly root?: string;
};

const NO_APP =
  'It should be the package.json of an app with Capacitor, but it has none of @capacitor/core, @capacitor/ios and @capacitor/android.';

/** A file with its kind. */
type KnownFile = SourceFile & {readonly kind: Kind};

/**
 * Returns what files say about a project. A file that can't be read is left out and told among the `problems`. Of several
 * apps, looks at the one in `root`, or else the one with the shortest path.
 */
export function detect(files: readonly SourceFile[], {wanted, root}: DetectOptions): Project {
  const problems: Problem[] = [];
  const kept = files.flatMap((file): KnownFile[] => {
    const kind = kindOf(file.path, file.text);
    return kind ? [{...file, kind}] : [];
  });
  const read = reader(problems);
  const manifests = kept
    .filter(({kind}) => kind === 'package')
    .flatMap((file) => read(file, readManifest) ?? []);
  problems.push(...manifests.flatMap(refusedNames));
  const apps = manifests.filter(({content}) => isApp(content));
  const roots = apps.map(({path}) => folderOf(path)).sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  const chosen = root !== undefined && roots.includes(root) ? root : (roots[0] ?? '');
  const own = kept.filter(({path}) => belongsTo(chosen, path, roots));
  const manifest = apps.find(({path}) => folderOf(path) === chosen);
  const [other] = manifests;
  if (!manifest && other) problems.push({path: other.path, message: NO_APP});
  const parts = readParts(own, read);
  return {
    root: chosen,
    roots,
    paths: own.map(({path}) => path),
    problems,
    manifest,
    ...parts,
    natives: own
      .filter(({kind}) => kind === 'native')
      .flatMap((file) => read(file, wordsIn) ?? [])
      .map(({path, text, content: words}) => ({path, text, words})),
    texts: own.filter(({kind}) => kind === 'gitignore' || kind === 'resource'),
    sources: kept
      .filter(({kind, path}) => kind === 'source' && mayUse(chosen, path, roots))
      .flatMap((file) => read(file, (text, path) => sourceOf({path, text}, wanted))?.content ?? []),
    ...known('major', majorIn(manifest?.content)),
    ...known('packageManager', packageManagerOf(files, manifests, chosen)),
    ...platformsOf(manifest?.content, own),
  };
}

type Reader = <T>(file: SourceFile, parse: (text: string, path: string) => T) => Read<T> | undefined;

/** Returns a function that reads a file, and notes in `problems` why one can't be read. */
function reader(problems: Problem[]): Reader {
  return (file, parse) => {
    try {
      return {path: file.path, text: file.text, content: parse(file.text, file.path)};
    } catch (error) {
      problems.push({
        path: file.path,
        message: error instanceof ReadError ? error.message : failureOf(error),
      });
      return undefined;
    }
  };
}

/** What the reader is told if the assistant itself fails at a file. */
function failureOf(error: unknown): string {
  // The readers call themselves for what is inside of something, and the browser ends that at some depth.
  const reason = error instanceof RangeError ? 'it is nested too deeply' : String(error);
  return `The assistant failed to read it (${reason}). Follow the guides for what is in this file.`;
}

/** How many names a problem lists, and how many characters of each. */
const LISTED = 3;
const SHOWN = 60;

function refusedNames({path, content: {refused}}: Read<Manifest>): Problem[] {
  if (refused.length === 0) return [];
  const names = refused.slice(0, LISTED).map((name) => JSON.stringify(name.slice(0, SHOWN)));
  const more = refused.length > LISTED ? ` and ${refused.length - LISTED} more` : '';
  const message = `npm doesn't allow these names of dependencies, so they were left out: ${names.join(', ')}${more}.`;
  return [{path, message}];
}

function known<K extends string, T>(key: K, value: T | undefined): {readonly [key in K]?: T} {
  return value === undefined ? {} : ({[key]: value} as {readonly [key in K]?: T});
}

/** Reads the files of which a project has one each. */
function readParts(files: readonly KnownFile[], read: Reader) {
  const one = <T>(kind: Kind, parse: (text: string, path: string) => T): Read<T> | undefined => {
    const file = mainFile(files, kind);
    return file && read(file, parse);
  };
  return {
    config: one('config', readConfig),
    variables: one('variables', readVariables),
    build: one('build', readBuild),
    appBuild: one('app-build', readBuild),
    wrapper: one('wrapper', readWrapper),
    gradleProperties: one('gradle-properties', readGradleProperties),
    podfile: one('podfile', readPodfile),
    swiftPackage: one('swift-package', readSwiftPackage),
    androidManifest: one('manifest', readAndroidManifest),
    plist: one('plist', readPlist),
    xcode: one('xcode', readXcodeTargets),
  };
}

/** Returns the file of a kind that has the shortest path. */
function mainFile(files: readonly KnownFile[], kind: Kind): KnownFile | undefined {
  const all = files.filter((file) => file.kind === kind);
  // A widget or a test has an Info.plist and a manifest of its own. Those of the app are known by their place.
  const main = all.filter(({path}) =>
    /(?:^|\/)(?:ios\/App\/App\/Info\.plist|src\/main\/AndroidManifest\.xml)$/.test(path),
  );
  return [...(main.length > 0 ? main : all)].sort((a, b) => a.path.length - b.path.length)[0];
}

const LANGUAGES: Readonly<Record<string, Language>> = {swift: 'swift', java: 'java', kt: 'kotlin', m: 'java'};

function wordsIn(text: string, path: string): Native['words'] {
  return wordsOf(text, LANGUAGES[path.slice(path.lastIndexOf('.') + 1)] ?? 'java');
}

/** What a source file has that steps are about. Other files don't have to be parsed. */
const INTERESTING = /@capacitor|serviceWorker|openDatabase|CapacitorPlatforms|(?:add|set)Platform/;

function sourceOf({path, text}: SourceFile, wanted: ReadonlySet<string>): Source {
  return {path, ...(INTERESTING.test(text) ? readSource(path, text, wanted) : {imports: [], mentions: []})};
}

function platformsOf(
  manifest: Manifest | undefined,
  files: readonly KnownFile[],
): {readonly ios?: boolean; readonly android?: boolean} {
  const has = (kinds: readonly Kind[], folder: string): boolean =>
    files.some(({kind, path}) => kinds.includes(kind) || `/${path}`.includes(`/${folder}/`));
  const ios = has(['podfile', 'swift-package', 'plist', 'xcode'], 'ios');
  const android = has(
    ['variables', 'build', 'app-build', 'wrapper', 'manifest', 'gradle-properties'],
    'android',
  );
  return {
    ...known('ios', ios || manifest?.dependencies.has('@capacitor/ios') || (manifest ? false : undefined)),
    ...known(
      'android',
      android || manifest?.dependencies.has('@capacitor/android') || (manifest ? false : undefined),
    ),
  };
}
