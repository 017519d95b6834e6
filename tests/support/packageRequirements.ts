import semver from 'semver';
import type {Requirements} from '../../packages/pages/requirements';
import {readSourceTexts, type SourceText} from '../../packages/checks/names/sourceTexts';

/** A requirement's location in a package: the first match of `value` in the first file of that kind. */
type Place = {
  readonly name: '@capacitor/core' | '@capacitor/cli' | '@capacitor/ios' | '@capacitor/android';
  readonly file: RegExp;
  readonly value: RegExp;
};

/** A requirement that can be read from the installed packages, with the versions whose packages lack it. */
type Reading = {
  /** In the order in which they are tried, because packages moved their files over time. */
  readonly places: readonly Place[];
  /** Converts the match to the requirement's value. */
  readonly toValue?: (found: string) => string;
  readonly notIn?: readonly string[];
};

const place = (name: Place['name'], file: RegExp, value: RegExp): Place => ({name, file, value});
const major = (version: string): string => version.split('.')[0] ?? '';

const CORE_VERSION = [place('@capacitor/core', /core\/package\.json$/, /"version": *"([^"]+)"/)];
const NODE = [place('@capacitor/cli', /cli\/package\.json$/, /"node": *">=([\d.]+)/)];
const IOS = [
  place('@capacitor/cli', /ios\S*template\S*project\.pbxproj$/, /IPHONEOS_DEPLOYMENT_TARGET = ([\d.]+);/),
];
const ANDROID_SCHEME = [
  place('@capacitor/android', /CapConfig\.java$/, /androidScheme = CAPACITOR_(HTTPS?)_SCHEME;/),
  place('@capacitor/android', /Bridge\.java$/, /"server\.androidScheme", CAPACITOR_(HTTPS?)_SCHEME/),
];
const IOS_SCHEME = [
  place('@capacitor/ios', /CAPInstanceDescriptor\.swift$/, /static let scheme = "(\w+)"/),
  place('@capacitor/ios', /CAPBridge\.swift$/, /CAP_DEFAULT_SCHEME = "(\w+)"/),
];
const GRADLE = [
  place('@capacitor/cli', /android-template\S*gradle-wrapper\.properties$/, /gradle-([\d.]+)-\w+\.zip/),
];
const sdk = (name: string): Reading => ({
  places: [place('@capacitor/cli', /android-template\S*variables\.gradle$/, new RegExp(`${name} = (\\d+)`))],
});

const READINGS: Readonly<Record<string, Reading>> = {
  major: {places: CORE_VERSION, toValue: major},
  capacitorVersion: {places: CORE_VERSION},
  nodeMin: {places: NODE},
  nodeMajor: {places: NODE, toValue: major},
  iosMin: {places: IOS},
  iosMinMajor: {places: IOS, toValue: major},
  androidMinSdk: sdk('minSdkVersion'),
  androidCompileSdk: sdk('compileSdkVersion'),
  androidTargetSdk: sdk('targetSdkVersion'),
  androidGradlePlugin: {
    places: [
      place(
        '@capacitor/cli',
        /android-template\S*build\.gradle$/,
        /com\.android\.tools\.build:gradle:([\d.]+)/,
      ),
    ],
  },
  // The plugin's version 9 accepts only the optimizing rules, and version 8 only projects with a namespace.
  androidGradlePluginMax: {
    places: [
      place('@capacitor/cli', /android-template\S*app\/build\.gradle$/, /(proguard-android-optimize)\.txt/),
      place('@capacitor/android', /capacitor\/build\.gradle$/, /(namespace) /),
      place('@capacitor/cli', /android-template\S*app\/build\.gradle$/, /(proguard-android)\.txt/),
    ],
    toValue: (found) => ({'proguard-android-optimize': '9', namespace: '8'})[found] ?? '7',
  },
  gradle: {places: GRADLE},
  jdkMax: {places: GRADLE, toValue: newestJdk},
  // An app without scenes doesn't start if it was built with Xcode 27.
  xcodeMax: {
    places: [
      place('@capacitor/cli', /ios\S*template\S*project\.pbxproj$/, /(SceneDelegate)\.swift/),
      place('@capacitor/cli', /ios\S*template\S*project\.pbxproj$/, /(AppDelegate)\.swift/),
    ],
    toValue: (found) => (found === 'SceneDelegate' ? '27' : '26'),
  },
  javaVersion: {
    places: [
      place('@capacitor/android', /build\.gradle$/, /sourceCompatibility JavaVersion\.VERSION_(?:1_)?(\d+)/),
    ],
  },
  kotlin: {
    places: [place('@capacitor/cli', /dist\/android\/update\.js$/, /kotlinVersionString = .* : '([\d.]+)'/)],
  },
  webViewMin: {
    places: [place('@capacitor/android', /Bridge\.java$/, /DEFAULT_ANDROID_WEBVIEW_VERSION = (\d+);/)],
    notIn: ['v2', 'v3'],
  },
  androidScheme: {places: ANDROID_SCHEME, toValue: (found) => found.toLowerCase()},
  androidOrigin: {places: ANDROID_SCHEME, toValue: (found) => `${found.toLowerCase()}://localhost`},
  iosOrigin: {places: IOS_SCHEME, toValue: (found) => `${found}://localhost`},
};

/** The first Gradle version that runs on a JDK, from Gradle's compatibility matrix, newest first. */
const FIRST_GRADLE_FOR_JDK: readonly (readonly [jdk: string, gradle: string])[] = [
  ['25', '9.1'],
  ['24', '8.14'],
  ['23', '8.10'],
  ['22', '8.8'],
  ['21', '8.5'],
  ['20', '8.3'],
  ['19', '7.6'],
  ['18', '7.5'],
  ['17', '7.3'],
  ['16', '7.0'],
  ['15', '6.7'],
  ['14', '6.3'],
  ['13', '6.0'],
  ['12', '5.4'],
];

/** Requirements whose source is a package that the docs versions don't pin, each with the reason. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  createAppNode: 'The package @capacitor/create-app makes apps and is not documented by any version.',
  releaseDate: 'The date is in the npm registry, not in the package.',
};

/**
 * Returns one or two sentences for each problem with the requirements that come from packages: a value that differs
 * from the pinned package's, and a requirement whose source is a package that it isn't compared with.
 */
export function requirementProblems(
  siteDir: string,
  versions: readonly string[],
  requirements: Requirements,
): string[] {
  const sources = new Map(versions.map((version) => [version, readSourceTexts(siteDir, version)]));
  return Object.entries(requirements).flatMap(([name, {source, values}]) => {
    const reading = Object.hasOwn(READINGS, name) ? READINGS[name] : undefined;
    if (!reading) {
      return source.includes('@capacitor/') && !Object.hasOwn(ELSEWHERE, name)
        ? [
            `"${name}" names a package as its source. Add where it stands to tests/support/packageRequirements.ts.`,
          ]
        : [];
    }
    return versions
      .filter((version) => Object.hasOwn(values, version) && !reading.notIn?.includes(version))
      .flatMap((version) => {
        const found = read(reading, sources.get(version) ?? []);
        const stated = values[version] ?? '';
        return found === stated ? [] : [problem({name, version, stated, found, source})];
      });
  });
}

/** Returns the newest JDK on which a Gradle version runs. */
function newestJdk(gradle: string): string {
  const [jdk = ''] =
    FIRST_GRADLE_FOR_JDK.find(([, first]) =>
      semver.gte(semver.coerce(gradle) ?? '', semver.coerce(first) ?? ''),
    ) ?? [];
  return jdk;
}

function read({places, toValue}: Reading, sources: readonly SourceText[]): string | undefined {
  for (const {name, file, value} of places) {
    const texts = sources.filter((source) => source.packageName === name && file.test(source.file));
    const found = texts.map(({text}) => value.exec(text)?.[1]).find((match) => match !== undefined);
    if (found !== undefined) return toValue ? toValue(found) : found;
  }
  return undefined;
}

function problem({
  name,
  version,
  stated,
  found,
  source,
}: Readonly<Record<'name' | 'version' | 'stated' | 'source', string>> & {
  readonly found: string | undefined;
}): string {
  const where = `src/data/requirements.json: "${name}" of ${version} is "${stated}", but the package`;
  return found === undefined
    ? `${where} does not say so any more (${source}). Correct where tests/support/packageRequirements.ts looks.`
    : `${where} says "${found}" (${source}). Write "${version}": "${found}".`;
}
