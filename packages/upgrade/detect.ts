import {belongsTo, filesAround, folderOf, isIn, mayUse} from './folders';
import {kindOf, mistakenFor, type Kind} from './kinds';
import {packageManagerOf} from './packageManager';
import type {Dependency, Manifest, Native, Problem, Project, Read, Source} from './project';
import {
  readAndroidManifest,
  readBuild,
  readConfig,
  readGradleProperties,
  readOtherBuild,
  readVariables,
  readWrapper,
} from './read/checked';
import {inCatalog, installedIn} from './read/installed';
import {readPodfile, readPodspec, readSwiftPackage, readXcodeProject} from './read/ios';
import {firstByName, majorIn, readManifest} from './read/manifest';
import {readReport, type Report} from './read/report';
import {readSource} from './read/source';
import {wordsOf, type Language} from './read/tokens';
import {ReadError, type SourceFile} from './read/types';
import {readPlist} from './read/xml';
import {rootsOf, type Root} from './roots';
import {majorOf} from './versions';

export type DetectOptions = {
  /** Names and texts to look for in the app's code. */
  readonly wanted: ReadonlySet<string>;
  /** Which of several apps to look at, as its folder. */
  readonly root?: string;
  /** Whether the files are all of a folder. */
  readonly isWhole?: boolean;
};

const NO_APP =
  'It should be the package.json of an app with Capacitor, but it has none of @capacitor/core, @capacitor/ios and @capacitor/android.';

/** A file with its kind. */
type KnownFile = SourceFile & {readonly kind: Kind};

/**
 * Returns what files say about a project. A file that can't be read is left out and told among the `problems`. Of several
 * apps, looks at the one in `root`, or else the one with the shortest path.
 */
export function detect(files: readonly SourceFile[], options: DetectOptions): Project {
  const kept = files.flatMap((file): KnownFile[] => {
    const kind = kindOf(file.path, file.text);
    return kind ? [{...file, kind}] : [];
  });
  return detectIn(kept, options, new Map());
}

/** What was read of each file, or why it can't be read. Files that edits leave as they are aren't read again. */
type Known = Map<KnownFile, {readonly content: unknown} | {readonly message: string}>;

function detectIn(kept: readonly KnownFile[], options: DetectOptions, known: Known): Project {
  const problems: Problem[] = [];
  const read = reader(problems, known);
  const ofKind = <T>(files: readonly KnownFile[], kind: Kind, parse: Parser<T>): Read<T>[] =>
    files.filter((file) => file.kind === kind).flatMap((file) => read(file, parse) ?? []);
  const manifests = ofKind(kept, 'package', readManifest);
  problems.push(...manifests.flatMap(refusedNames));
  const roots = rootsOf(
    kept.map(({path}) => path),
    manifests,
  );
  const folders = roots.map(({folder}) => folder);
  const {folder: root = '', manifest} = roots.find(({folder}) => folder === options.root) ?? roots[0] ?? {};
  const own = kept.filter(({path}) => belongsTo(root, path, folders) || folders.length === 0);
  const shared = kept.filter(({path}) => mayUse(root, path, folders));
  const [other] = manifests;
  if (!manifest && other) problems.push({path: other.path, message: NO_APP});
  const usable = manifests.filter(({path}) => path === manifest?.path || mayUse(root, path, folders));
  const report = ofKind(reportIn(kept), 'report', readReport)[0]?.content;
  const dependencies = dependenciesOf(manifest, usable, kept, root) ?? reportedBy(report);
  const locks = kept.filter(({kind}) => kind === 'lock');
  const [lock] = filesAround(locks, root);
  return {
    root,
    roots: folders,
    paths: own.map(({path}) => path),
    problems,
    isWhole: options.isWhole === true && !shared.some(({kind}) => kind === 'unread'),
    manifests: usable,
    ...readParts(own, read, manifest?.content.isPlugin ?? false),
    otherBuilds: ofKind(own, 'other-build', readOtherBuild),
    natives: ofKind(own, 'native', wordsIn).map(({content: words, ...file}) => ({...file, words})),
    texts: shared.filter(({kind}) => ['gitignore', 'resource', 'generated'].includes(kind)),
    sources: shared
      .filter(({kind}) => kind === 'source')
      .flatMap((file) => read(file, (text, path) => sourceOf({path, text}, options.wanted))?.content ?? []),
    isPlugin: manifest?.content.isPlugin ?? false,
    edited: (texts) =>
      detectIn(
        kept.map((file) => {
          const text = texts.get(file.path);
          return text === undefined ? file : {...file, text};
        }),
        options,
        known,
      ),
    manifest,
    dependencies,
    report,
    major: majorIn(dependencies) ?? majorOf((lock && installedIn(lock, '@capacitor/core')) ?? ''),
    packageManager: packageManagerOf(kept, manifests, root),
    ...platformsOf(dependencies, own, report, options.isWhole === true),
  };
}

type Parser<T> = (text: string, path: string) => T;
type Reader = <T>(file: KnownFile, parse: Parser<T>) => Read<T> | undefined;

/** Returns a function that reads a file, and notes in `problems` why one can't be read. Each file has one parser. */
function reader(problems: Problem[], known: Known): Reader {
  return <T>(file: KnownFile, parse: Parser<T>) => {
    const {path, text} = file;
    const found = known.get(file) ?? parsed(file, parse);
    known.set(file, found);
    if ('content' in found) return {path, text, content: found.content as T};
    problems.push({path, message: found.message});
    return undefined;
  };
}

function parsed<T>({path, text, kind}: KnownFile, parse: Parser<T>): {content: T} | {message: string} {
  try {
    const looks = mistakenFor(kind, text);
    if (looks !== undefined) throw new ReadError(`It looks like ${looks.replace(/^.*\//, '')}.`);
    return {content: parse(text, path)};
  } catch (error) {
    return {message: error instanceof ReadError ? error.message : failureOf(error)};
  }
}

/** What the reader is told if the assistant itself fails at a file. */
function failureOf(error: unknown): string {
  const reason = error instanceof RangeError ? 'it is nested too deeply' : String(error);
  return `The assistant failed to read it (${reason}). The list is made without it.`;
}

/** How many names a problem lists. */
const LISTED = 3;

/** The problem of a `package.json` with names that npm doesn't allow. */
function refusedNames({path, content: {refused}}: Read<Manifest>): Problem[] {
  if (refused.length === 0) return [];
  const names = refused.slice(0, LISTED).map((name) => JSON.stringify(name.slice(0, 60)));
  const more = refused.length > LISTED ? ` and ${refused.length - LISTED} more` : '';
  const message = `npm doesn't allow these names of dependencies, so they were left out: ${names.join(', ')}${more}.`;
  return [{path, message}];
}

/** Returns the packages that an app depends on: its own ones, and those of the folders around it. */
function dependenciesOf(
  manifest: Root['manifest'] | undefined,
  manifests: readonly Read<Manifest>[],
  files: readonly KnownFile[],
  root: string,
): Project['dependencies'] {
  if (!manifest) return undefined;
  const around = manifests.filter(({path}) => path !== manifest.path && isIn(root, folderOf(path)));
  const catalogs = files.filter(({kind}) => kind === 'catalog');
  const all = [manifest, ...around].flatMap(({content}) => content.entries);
  return firstByName(all.map((one) => inCatalog(one, catalogs)));
}

/** Returns the packages that the CLI has listed, in the place of a `package.json`. */
function reportedBy(report: Report | undefined): Project['dependencies'] {
  if (!report) return undefined;
  const nowhere = {start: 0, end: 0};
  const place = {
    field: 'report',
    isDev: false,
    file: {path: '', text: ''},
    keyRange: nowhere,
    valueRange: nowhere,
  };
  return new Map(
    [...report.versions].map(([name, range]): [string, Dependency] => [name, {name, range, ...place}]),
  );
}

/** Puts the outputs of both commands together. */
function reportIn(files: readonly KnownFile[]): KnownFile[] {
  const all = files.filter(({kind}) => kind === 'report');
  return all.slice(0, 1).map((file) => ({...file, text: all.map(({text}) => text).join('\n')}));
}

/** Reads the files of which a project has one each. */
function readParts(files: readonly KnownFile[], read: Reader, isPlugin: boolean) {
  const one = <T>(kind: Kind, parse: Parser<T>): Read<T> | undefined => {
    const file = mainFile(files, kind);
    return file && read(file, parse);
  };
  return {
    config: one('config', readConfig),
    variables: one('variables', readVariables),
    build: one('build', readBuild),
    // The build of a plugin is that of its library, too.
    appBuild: one('app-build', readBuild) ?? (isPlugin ? one('build', readBuild) : undefined),
    wrapper: one('wrapper', readWrapper),
    gradleProperties: one('gradle-properties', readGradleProperties),
    podfile: one('podfile', readPodfile),
    podspec: one('podspec', readPodspec),
    swiftPackage: one('swift-package', readSwiftPackage),
    androidManifest: one('manifest', readAndroidManifest),
    plist: one('plist', readPlist),
    xcode: one('xcode', readXcodeProject),
  };
}

/** Returns the file of a kind that has the shortest path. */
function mainFile(files: readonly KnownFile[], kind: Kind): KnownFile | undefined {
  const all = files.filter((file) => file.kind === kind);
  // A widget or a test has an Info.plist and a manifest of its own. Those of the app are known by their place.
  const main = all.filter(({path}) =>
    /(?:^|\/)(?:ios\/App\/App\/Info\.plist|src\/main\/AndroidManifest\.xml|ios\/App\/App\.xcodeproj\/project\.pbxproj)$/.test(
      path,
    ),
  );
  return [...(main.length > 0 ? main : all)].sort((a, b) => a.path.length - b.path.length)[0];
}

const LANGUAGES: Readonly<Record<string, Language>> = {swift: 'swift', java: 'java', kt: 'kotlin', m: 'java'};

function wordsIn(text: string, path: string): Native['words'] {
  return wordsOf(text, LANGUAGES[path.slice(path.lastIndexOf('.') + 1)] ?? 'java');
}

/** What a source file has that steps are about. Other files don't have to be parsed. */
const INTERESTING = /capacitor|capawesome|capgo|aparajita|serviceWorker|openDatabase/i;

function sourceOf({path, text}: SourceFile, wanted: ReadonlySet<string>): Source {
  return {path, ...(INTERESTING.test(text) ? readSource(path, text, wanted) : {imports: [], uses: []})};
}

function platformsOf(
  dependencies: Project['dependencies'],
  files: readonly KnownFile[],
  report: Report | undefined,
  isWhole: boolean,
): {readonly ios?: boolean; readonly android?: boolean} {
  const has = (kinds: readonly Kind[], folder: string): boolean =>
    files.some(({kind, path}) => kinds.includes(kind) || `/${path}`.includes(`/${folder}/`));
  const ios = has(['podfile', 'podspec', 'swift-package', 'plist', 'xcode'], 'ios');
  const android = has(
    ['variables', 'build', 'app-build', 'wrapper', 'manifest', 'gradle-properties'],
    'android',
  );
  const isKnown = (name: string): boolean | undefined => {
    if (report?.plugins.has(name)) return true;
    if (!dependencies?.has(`@capacitor/${name}`)) return dependencies && false;
    // In a whole folder with the other platform, the package alone leaves it open.
    return isWhole && (ios || android) ? undefined : true;
  };
  return {ios: ios || isKnown('ios'), android: android || isKnown('android')};
}
