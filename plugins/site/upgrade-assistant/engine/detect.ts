import {EXPECTED, kindOf, pathOfPasted, scriptPath, type Kind} from './kinds';
import type {
  ConfigFile,
  Dependency,
  Manifest,
  Native,
  PackageManager,
  Problem,
  Project,
  Read,
  Source,
} from './project';
import {readGradle, type GradleFile} from './read/gradle';
import {readPodfile, readSwiftPackage, readXcodeTargets} from './read/ios';
import {readJson} from './read/json';
import {readProperties} from './read/properties';
import {readScriptConfig, readSource} from './read/script';
import {wordsOf, type Language} from './read/tokens';
import {ReadError, type ObjectNode, type SourceFile} from './read/types';
import {readPlist, readXml} from './read/xml';
import {majorOf} from './versions';

export type DetectOptions = {
  /** Names and texts to look for in the app's code. */
  readonly wanted: ReadonlySet<string>;
  /** Which of several apps to look at, as its folder. */
  readonly root?: string;
};

const NO_APP =
  'It should be the package.json of an app with Capacitor, but it has none of @capacitor/core, @capacitor/ios and @capacitor/android.';

const FIELDS = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];

/**
 * Returns what files say about a project. A file that can't be read is left out and told among the `problems`. Of several
 * apps, looks at the one in `root`, or else the one with the shortest path.
 */
export function detect(files: readonly SourceFile[], {wanted, root}: DetectOptions): Project {
  const problems: Problem[] = [];
  const kept = files.flatMap((file) => {
    const kind = kindOf(file.path, file.text);
    return kind ? [{...file, kind}] : [];
  });
  const read = reader(problems);
  const manifests = kept
    .filter(({kind}) => kind === 'package')
    .flatMap((file) => read(file, readManifest) ?? []);
  const apps = manifests.filter(({content}) => isApp(content));
  const roots = apps.map(({path}) => folderOf(path)).sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  const chosen = root !== undefined && roots.includes(root) ? root : (roots[0] ?? '');
  const own = kept.filter(({path}) => isBelow(path, chosen, roots));
  const one = (kind: Kind): (SourceFile & {kind: Kind}) | undefined => shortest(own, kind);
  const readOne = <T>(kind: Kind, parse: (text: string, path: string) => T): Read<T> | undefined => {
    const file = one(kind);
    return file && read(file, parse);
  };
  const manifest = apps.find(({path}) => folderOf(path) === chosen);
  const [other] = manifests;
  if (!manifest && other) problems.push({path: other.path, message: NO_APP});
  const parts = {
    manifest,
    config: readOne('config', readConfig),
    variables: readOne('variables', readVariables),
    build: readOne('build', readBuild),
    appBuild: readOne('app-build', readBuild),
    wrapper: readOne('wrapper', readWrapper),
    gradleProperties: readOne('gradle-properties', readGradleProperties),
    podfile: readOne('podfile', readPodfile),
    swiftPackage: readOne('swift-package', readSwiftPackage),
    androidManifest: readOne('manifest', readManifestXml),
    plist: readOne('plist', readPlist),
    xcode: readOne('xcode', readXcodeTargets),
  };
  return {
    root: chosen,
    roots,
    paths: own.map(({path}) => path),
    problems,
    ...parts,
    natives: own.filter(({kind}) => kind === 'native').map(nativeOf),
    texts: own.filter(({kind}) => kind === 'gitignore' || kind === 'resource'),
    sources: kept
      .filter(({kind, path}) => kind === 'source' && isShared(path, chosen, roots))
      .map((file) => sourceOf(file, wanted)),
    ...known('major', majorIn(manifest?.content)),
    ...known('packageManager', packageManagerOf(files, manifests, chosen)),
    ...platformsOf(manifest?.content, own),
  };
}

/**
 * Returns the file that a pasted text is, with the path of a file of its kind. `name` is the kind that the reader chose,
 * or empty. Throws a `ReadError` that says what was expected.
 */
export function pastedFile(text: string, name = ''): SourceFile {
  if (text.trim() === '') throw new ReadError(`Nothing was pasted. Paste the whole text of ${EXPECTED}.`);
  const path = name ? scriptPath(name, text) : pathOfPasted(text);
  if (path === undefined) {
    throw new ReadError(`This text looks like none of the files that the assistant reads: ${EXPECTED}.`);
  }
  return {path, text};
}

/** Where a project has the files that are told by their names alone. */
const FOLDERS: Readonly<Partial<Record<Kind, string>>> = {
  variables: 'android/',
  build: 'android/',
  'app-build': 'android/app/',
  'gradle-properties': 'android/',
  wrapper: 'android/gradle/wrapper/',
  manifest: 'android/app/src/main/',
  podfile: 'ios/App/',
  plist: 'ios/App/App/',
  xcode: 'ios/App/App.xcodeproj/',
  'swift-package': 'ios/App/CapApp-SPM/',
};

/**
 * Returns a file that was given without its folder, with the path that it has in the app in the folder `root`. Otherwise
 * the two files called `build.gradle` would be one, and a newer text of a file would be another file.
 */
export function placedFile({path, text}: SourceFile, root: string): SourceFile {
  const kind = kindOf(path, text);
  const folder = path.includes('/') ? '' : ((kind && FOLDERS[kind]) ?? '');
  return {path: `${root === '' ? '' : `${root}/`}${folder}${path}`, text};
}

/** Reads a file, and takes down why if that isn't possible. */
function reader(problems: Problem[]) {
  return <T>(file: SourceFile, parse: (text: string, path: string) => T): Read<T> | undefined => {
    try {
      return {path: file.path, text: file.text, content: parse(file.text, file.path)};
    } catch (error) {
      if (!(error instanceof ReadError)) throw error;
      problems.push({path: file.path, message: error.message});
      return undefined;
    }
  };
}

function known<K extends string, T>(key: K, value: T | undefined): {readonly [key in K]?: T} {
  return value === undefined ? {} : ({[key]: value} as {readonly [key in K]?: T});
}

function readManifest(text: string): Manifest {
  const object = readJson(text);
  const dependencies = FIELDS.flatMap((field) => dependenciesIn(object, field));
  return {
    object,
    dependencies: firstByName(dependencies),
    scripts: stringsIn(objectAt(object, 'scripts')),
    isPlugin: Boolean(objectAt(object, 'capacitor')),
  };
}

/** A package in several fields counts where it's installed from. */
function firstByName(dependencies: readonly Dependency[]): Map<string, Dependency> {
  const byName = new Map<string, Dependency>();
  for (const one of dependencies) if (!byName.has(one.name)) byName.set(one.name, one);
  return byName;
}

function objectAt(object: ObjectNode, key: string): ObjectNode | undefined {
  return object.members.find((member) => member.key === key)?.value.object;
}

function stringsIn(object: ObjectNode | undefined): string[] {
  return (object?.members ?? []).flatMap(({value}) =>
    typeof value.literal === 'string' ? [value.literal] : [],
  );
}

function dependenciesIn(object: ObjectNode, field: string): Dependency[] {
  return (objectAt(object, field)?.members ?? []).flatMap((member): Dependency[] =>
    typeof member.value.literal === 'string'
      ? [{name: member.key, range: member.value.literal, field, isDev: field === 'devDependencies', member}]
      : [],
  );
}

function isApp({dependencies}: Manifest): boolean {
  return ['@capacitor/core', '@capacitor/ios', '@capacitor/android'].some((name) => dependencies.has(name));
}

function readConfig(text: string, path: string): ConfigFile {
  if (path.endsWith('.json')) return {format: 'json', object: readJson(text), assigned: []};
  return {format: 'script', ...readScriptConfig(text)};
}

function readVariables(text: string, path: string): GradleFile {
  const file = readGradle(path, text);
  if (file.values.length === 0) throw new ReadError('It should have values such as minSdkVersion = 23.');
  return file;
}

const BLOCKS = ['buildscript', 'plugins', 'allprojects', 'android', 'dependencies', 'apply', 'classpath'];

function readBuild(text: string, path: string): GradleFile {
  const file = readGradle(path, text);
  if (!file.tokens.some(({kind, value}) => kind === 'word' && BLOCKS.includes(value))) {
    throw new ReadError('It should be a Gradle build file, with a block such as buildscript or android.');
  }
  return file;
}

function readGradleProperties(text: string): ReturnType<typeof readProperties> {
  const properties = readProperties(text);
  // A file that only has comments is one, too.
  if (properties.length === 0 && /^\s*[^#!\s]/m.test(text)) {
    throw new ReadError('It should have lines such as android.useAndroidX=true.');
  }
  return properties;
}

function readWrapper(text: string): ReturnType<typeof readProperties> {
  const properties = readProperties(text);
  if (!properties.some(({key}) => key === 'distributionUrl')) {
    throw new ReadError('It should have a line with distributionUrl.');
  }
  return properties;
}

function readManifestXml(text: string): ReturnType<typeof readXml> {
  const root = readXml(text);
  if (root.name !== 'manifest')
    throw new ReadError('It should be an Android manifest with <manifest> as its root.');
  return root;
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** Whether a file belongs to the app in `root`, and not to another one below it. */
function isBelow(path: string, root: string, roots: readonly string[]): boolean {
  const isIn = (folder: string): boolean => folder === '' || path.startsWith(`${folder}/`);
  return isIn(root) && !roots.some((other) => other.length > root.length && isIn(other));
}

/** Whether the app may use a source file: its own ones, and those in a monorepo that belong to no app. */
function isShared(path: string, root: string, roots: readonly string[]): boolean {
  const owner = roots.filter((one) => one === '' || path.startsWith(`${one}/`)).at(-1);
  return owner === undefined || owner === root;
}

function shortest<T extends SourceFile & {readonly kind: Kind}>(
  files: readonly T[],
  kind: Kind,
): T | undefined {
  const all = files.filter((file) => file.kind === kind);
  // A widget or a test has an Info.plist and a manifest of its own. Those of the app are known by their place.
  const main = all.filter(({path}) =>
    /(?:^|\/)(?:ios\/App\/App\/Info\.plist|src\/main\/AndroidManifest\.xml)$/.test(path),
  );
  return [...(main.length > 0 ? main : all)].sort((a, b) => a.path.length - b.path.length)[0];
}

const LANGUAGES: Readonly<Record<string, Language>> = {swift: 'swift', java: 'java', kt: 'kotlin', m: 'java'};

function nativeOf({path, text}: SourceFile): Native {
  const language = LANGUAGES[path.slice(path.lastIndexOf('.') + 1)] ?? 'java';
  return {path, text, words: wordsOf(text, language)};
}

/** What a source file has that steps are about. Other files don't have to be parsed. */
const INTERESTING = /@capacitor|serviceWorker|openDatabase|CapacitorPlatforms|(?:add|set)Platform/;

function sourceOf({path, text}: SourceFile, wanted: ReadonlySet<string>): Source {
  return {path, ...(INTERESTING.test(text) ? readSource(path, text, wanted) : {imports: [], mentions: []})};
}

function majorIn(manifest: Manifest | undefined): number | undefined {
  const names = ['@capacitor/core', '@capacitor/cli', '@capacitor/android', '@capacitor/ios'];
  const ranges = names.flatMap((name) => manifest?.dependencies.get(name)?.range ?? []);
  return ranges.map(majorOf).find((major) => major !== undefined);
}

const LOCKS: readonly (readonly [RegExp, PackageManager])[] = [
  [/(?:^|\/)pnpm-lock\.yaml$/, 'pnpm'],
  [/(?:^|\/)yarn\.lock$/, 'yarn'],
  [/(?:^|\/)bun\.lockb?$/, 'bun'],
  [/(?:^|\/)(?:package-lock|npm-shrinkwrap)\.json$/, 'npm'],
];

/** Tells the package manager by `packageManager` in a manifest, or by the lockfile of the app or of a folder above it. */
function packageManagerOf(
  files: readonly SourceFile[],
  manifests: readonly Read<Manifest>[],
  root: string,
): PackageManager | undefined {
  const isAbove = ({path}: SourceFile): boolean =>
    `${root}/`.startsWith(folderOf(path) && `${folderOf(path)}/`);
  const stated = manifests
    .filter(isAbove)
    .flatMap(
      ({content}) => content.object.members.find(({key}) => key === 'packageManager')?.value.literal ?? [],
    )
    .map((value) => LOCKS.find(([, name]) => String(value).startsWith(`${name}@`))?.[1])
    .find((name) => name !== undefined);
  if (stated) return stated;
  const above = files.filter(isAbove);
  return LOCKS.find(([pattern]) => above.some(({path}) => pattern.test(path)))?.[1];
}

function platformsOf(
  manifest: Manifest | undefined,
  files: readonly {readonly kind: Kind; readonly path: string}[],
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
