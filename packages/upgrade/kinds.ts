import {REPORT} from './read/report';

/** Which file has which name. Builds are told apart by their folder, too. */
const BY_NAME = [
  [/^(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?)$/, 'lock'],
  [/^package\.json$/, 'package'],
  [/^capacitor\.config\.(?:json|[cm]?[jt]s)$/, 'config'],
  [/^variables\.gradle(?:\.kts)?$/, 'variables'],
  [/^(?:capacitor\.build|capacitor\.settings)\.gradle$/, 'generated'],
  [/^(?:settings\.gradle(?:\.kts)?|[\w-]+\.versions\.toml)$/, 'other-build'],
  [/^pnpm-workspace\.yaml$/, 'catalog'],
  [/^npx cap (?:doctor|ls)$/, 'report'],
  [/^gradle-wrapper\.properties$/, 'wrapper'],
  [/^gradle\.properties$/, 'gradle-properties'],
  [/^Podfile$/, 'podfile'],
  [/\.podspec$/, 'podspec'],
  [/^Package\.swift$/, 'swift-package'],
  [/^AndroidManifest\.xml$/, 'manifest'],
  [/^Info\.plist$/, 'plist'],
  [/^project\.pbxproj$/, 'xcode'],
  [/^\.gitignore$/, 'gitignore'],
  [
    /^(?:styles\.xml|Contents\.json|\.nvmrc|\.node-version|\.tool-versions|nx\.json|[^/]*apacitor[^/]*\.patch)$/,
    'resource',
  ],
  [/\.(?:swift|java|kt|m)$/, 'native'],
  // Code in a language that isn't read may use anything.
  [/\.(?:clj[cs]|elm|purs|resi?|coffee)$/, 'unread'],
  [/\.(?:[cm]?[jt]sx?|vue|svelte)$/, 'source'],
] as const;

/** The kinds of files that the assistant reads. */
export type Kind = (typeof BY_NAME)[number][1] | 'build' | 'app-build' | 'other-build';

/** Folders that hold nothing that the reader wrote. */
const SKIPPED =
  /(?:^|\/)(?:node_modules|\.git|\.gradle|\.angular|\.next|\.nuxt|\.svelte-kit|\.yarn|build|dist|www|Pods|DerivedData|capacitor-cordova-(?:android|ios)-plugins|\.build)\//;

/** What the app doesn't run: tests, code of others, and files of tools. */
const FOREIGN =
  /(?:^|\/)(?:__tests__|__mocks__|tests?|e2e|cypress|vendor|third[-_]?party|public|static|\.storybook)\/|\.(?:spec|test|cy|stories|min|bundle|config|d)\.[cm]?[jt]sx?$/i;

/** Whether a text has lines that no one writes. */
function isMinified(text: string): boolean {
  return text.length > 20_000 && text.length / (text.split('\n', 2000).length + 1) > 500;
}

/** The workflows of GitHub, which install tools. */
const WORKFLOW = /(?:^|\/)\.github\/workflows\/[^/]+\.ya?ml$/;

/** Copies of the web app and of the configuration that `npx cap copy` writes into the native projects. */
const COPIES =
  /(?:^|\/)(?:android\/app\/src\/main\/assets|ios\/App\/App)\/(?:public\/|capacitor\.config\.json$)/;

/** Returns a file's kind by its path, or undefined for a file that the assistant has no use for. */
export function kindOf(path: string, text?: string): Kind | undefined {
  if (SKIPPED.test(path) || COPIES.test(path)) return undefined;
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (WORKFLOW.test(path)) return 'resource';
  if (/^build\.gradle(?:\.kts)?$/.test(name)) return buildKind(path, text);
  const kind: Kind | undefined = BY_NAME.find(([pattern]) => pattern.test(name))?.[1];
  return kind === 'source' && (FOREIGN.test(path) || isMinified(text ?? '')) ? undefined : kind;
}

/** `android/build.gradle` is the build of the project, and `android/app/build.gradle` that of the app. */
function buildKind(path: string, text: string | undefined): Kind {
  const isApp =
    /(?:^|\/)app\/build\.gradle/.test(path) ||
    /\bapplicationId\b|apply plugin: 'com\.android\.application'/.test(text ?? '');
  if (isApp) return 'app-build';
  return /^(?:.*\/)?android\/build\.gradle|^build\.gradle/.test(path) ? 'build' : 'other-build';
}

/** What a pasted text is, by what only files of that kind have: all of the patterns. The first that fits counts. */
const BY_CONTENT: readonly (readonly [path: string, ...patterns: RegExp[]])[] = [
  ['package.json', /^\uFEFF?\s*\{/, /"(?:dependencies|devDependencies|scripts|workspaces)"\s*:/],
  ['capacitor.config.json', /^\uFEFF?\s*\{/, /"(?:appId|webDir|appName)"\s*:/],
  ['android/app/src/main/AndroidManifest.xml', /<manifest\b/],
  ['ios/App/App/Info.plist', /<plist\b/],
  ['ios/App/App.xcodeproj/project.pbxproj', /IPHONEOS_DEPLOYMENT_TARGET/],
  ['ios/App/CapApp-SPM/Package.swift', /swift-tools-version/],
  ['ios/App/Podfile', /^[ \t]*platform[ \t]+:ios\b|\bpod '/m],
  ['android/gradle/wrapper/gradle-wrapper.properties', /^distributionUrl[ \t]*=/m],
  ['android/gradle.properties', /^(?:org\.gradle|android)\.\w[\w.]*[ \t]*=/m],
  ['android/app/build.gradle', /\bapplicationId\b/],
  ['android/variables.gradle', /\bminSdkVersion\b|\bandroidxAppCompatVersion\b/],
  ['android/build.gradle', /com\.android\.tools\.build:gradle|\bbuildscript\b|com\.android\.application/],
  ['npx cap doctor', /Installed Dependencies:/],
  ['npx cap ls', REPORT],
  ['capacitor.config.js', /\bmodule\.exports\b/, /\bappId\b/],
  ['capacitor.config.ts', /\bCapacitorConfig\b/],
  ['capacitor.config.ts', /\bexport default\b/, /\bappId\b/],
  ['android/app/src/main/java/MainActivity.java', /\bBridgeActivity\b/],
  ['ios/App/App/AppDelegate.swift', /\bUIApplicationDelegate\b/],
];

/** The files that a text can be pasted as, by their paths. */
export const PASTED: readonly string[] = [...new Set(BY_CONTENT.map(([path]) => path))];

/** The entries with their kinds, which each file is compared with. */
const WITH_KINDS = BY_CONTENT.map(([path, ...patterns]) => ({kind: kindOf(path), path, patterns}));

/**
 * Returns the path of the file that a text looks like, if it was given under the name of another kind, and looks like nothing
 * of that kind.
 */
export function mistakenFor(kind: Kind, text: string): string | undefined {
  const own = WITH_KINDS.filter((entry) => entry.kind === kind);
  if (own.length === 0 || own.some(({patterns}) => patterns.every((one) => one.test(text)))) {
    return undefined;
  }
  const path = pathOfPasted(text);
  // One Gradle file may have what usually is in another one.
  const isGradle = (one: string | undefined): boolean => /\.gradle(?:\.kts)?$/.test(one ?? '');
  return isGradle(path) && isGradle(own[0]?.path) ? undefined : path;
}

/** Returns the usual folder of a file that is known by its name alone, such as `android/`; empty for the project's own. */
export function usualFolder(kind: Kind): string {
  const path = kind === 'native' ? '' : (WITH_KINDS.find((entry) => entry.kind === kind)?.path ?? '');
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/** Returns the path that a pasted text would have, or undefined if it looks like none of the files. */
export function pathOfPasted(text: string): string | undefined {
  const [path] = BY_CONTENT.find(([, ...patterns]) => patterns.every((one) => one.test(text))) ?? [];
  return path && scriptPath(path, text);
}

/** Returns the path of a Gradle file with the ending for Kotlin if its text is Kotlin, or else the path as it is. */
export function scriptPath(path: string, text: string): string {
  return path.endsWith('.gradle') && isKotlin(text) ? `${path}.kts` : path;
}

/** Groovy also allows calls in parentheses, but files in it hardly ever have those alone. */
function isKotlin(text: string): boolean {
  if (/\bextra\s*\[|\bby\s+extra\b|^[ \t]*val\s|\bisMinifyEnabled\b/m.test(text)) return true;
  const hasCalls = /\b(?:id|classpath|implementation)\(\s*"/.test(text);
  return (
    hasCalls &&
    !/'[^'\n]{2,}'|\b(?:id|classpath|implementation)\s+["'\w]|\bapply\s+(?:plugin|from)\b/.test(text)
  );
}

/** The files that the assistant asks for, for its messages. */
export const EXPECTED =
  'package.json, capacitor.config.ts, .js or .json, variables.gradle, build.gradle, gradle-wrapper.properties, Podfile, Package.swift, AndroidManifest.xml or Info.plist, or what npx cap doctor or npx cap ls prints';
