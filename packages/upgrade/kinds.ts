/** The kinds of files that the assistant reads. */
export type Kind =
  | 'package'
  | 'config'
  | 'variables'
  | 'build'
  | 'app-build'
  | 'wrapper'
  | 'gradle-properties'
  | 'podfile'
  | 'swift-package'
  | 'manifest'
  | 'plist'
  | 'xcode'
  | 'lock'
  | 'gitignore'
  | 'resource'
  | 'native'
  | 'source';

const LOCKS = [
  'package-lock.json',
  'npm-shrinkwrap.json',
  'yarn.lock',
  'pnpm-lock.yaml',
  'bun.lock',
  'bun.lockb',
];

const BY_NAME: readonly (readonly [RegExp, Kind])[] = [
  [/^package\.json$/, 'package'],
  [/^capacitor\.config\.(?:json|[cm]?[jt]s)$/, 'config'],
  [/^variables\.gradle(?:\.kts)?$/, 'variables'],
  [/^gradle-wrapper\.properties$/, 'wrapper'],
  [/^gradle\.properties$/, 'gradle-properties'],
  [/^Podfile$/, 'podfile'],
  [/^Package\.swift$/, 'swift-package'],
  [/^AndroidManifest\.xml$/, 'manifest'],
  [/^Info\.plist$/, 'plist'],
  [/^project\.pbxproj$/, 'xcode'],
  [/^\.gitignore$/, 'gitignore'],
  [/^(?:styles\.xml|Contents\.json)$/, 'resource'],
  [/\.(?:swift|java|kt|m)$/, 'native'],
  [/\.(?:[cm]?[jt]sx?|vue|svelte)$/, 'source'],
];

/** Folders that hold nothing that the reader wrote. */
const SKIPPED =
  /(?:^|\/)(?:node_modules|\.git|\.gradle|\.angular|\.next|\.nuxt|\.svelte-kit|\.yarn|build|dist|www|Pods|DerivedData|capacitor-cordova-(?:android|ios)-plugins|\.build)\//;

/** Copies of the web app and of the configuration that `npx cap copy` writes into the native projects. */
const COPIES =
  /(?:^|\/)(?:android\/app\/src\/main\/assets|ios\/App\/App)\/(?:public\/|capacitor\.config\.json$)/;

/** Returns a file's kind by its path, or undefined for a file that the assistant has no use for. */
export function kindOf(path: string, text?: string): Kind | undefined {
  if (SKIPPED.test(path) || COPIES.test(path)) return undefined;
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (LOCKS.includes(name)) return 'lock';
  if (/^build\.gradle(?:\.kts)?$/.test(name)) return isAppBuild(path, text) ? 'app-build' : 'build';
  return BY_NAME.find(([pattern]) => pattern.test(name))?.[1];
}

function isAppBuild(path: string, text: string | undefined): boolean {
  return (
    /(?:^|\/)app\/build\.gradle/.test(path) ||
    /\bapplicationId\b|apply plugin: 'com\.android\.application'/.test(text ?? '')
  );
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
  ['capacitor.config.js', /\bmodule\.exports\b/, /\bappId\b/],
  ['capacitor.config.ts', /\bCapacitorConfig\b/],
  ['capacitor.config.ts', /\bexport default\b/, /\bappId\b/],
  ['android/app/src/main/java/MainActivity.java', /\bBridgeActivity\b/],
  ['ios/App/App/AppDelegate.swift', /\bUIApplicationDelegate\b/],
];

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
  'package.json, capacitor.config.ts, .js or .json, variables.gradle, build.gradle, gradle-wrapper.properties, Podfile, Package.swift, AndroidManifest.xml or Info.plist';
