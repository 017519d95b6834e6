/** What an Android library's `build.gradle` requires. */
export type GradleFacts = {
  readonly minSdk?: string;
  readonly compileSdk?: string;
  /** Versions that the app can set in its `variables.gradle`, in source order. */
  readonly variables: readonly {readonly name: string; readonly defaultValue: string}[];
};

const VARIABLE =
  /(?:^|[\s.])(\w+)\s*=\s*(?:project|rootProject)\.(?:ext\.)?has(?:Property)?\(\s*['"](\w+)['"]\s*\)\s*\?[^:\n]*:\s*['"]([^'"]+)['"]/g;

/**
 * Returns the SDK versions and variables in a `build.gradle`. Variables that only the library's own tests use, such
 * as `junitVersion`, are left out, because setting them in an app has no effect.
 */
export function readGradle(text: string): GradleFacts {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
  return {
    minSdk: sdkVersion(code, 'minSdk'),
    compileSdk: sdkVersion(code, 'compileSdk'),
    variables: [...code.matchAll(VARIABLE)]
      .map((match) => ({local: match[1] ?? '', name: match[2] ?? '', defaultValue: match[3] ?? ''}))
      .filter(({local}) => servesApp(code, local))
      .map(({name, defaultValue}) => ({name, defaultValue})),
  };
}

/** Returns the number in `minSdkVersion 24`, `minSdk = 24` or `minSdkVersion … ? … : 24`. */
function sdkVersion(code: string, name: string): string | undefined {
  return new RegExp(`^\\s*${name}(?:Version)?\\s*=?\\s*(?:.*:\\s*)?(\\d+)\\s*$`, 'm').exec(code)?.[1];
}

function servesApp(code: string, variable: string): boolean {
  const use = new RegExp(`\\$\\{?${variable}\\b`);
  return code.split('\n').some((line) => use.test(line) && !/^\s*(?:androidTest|test)\w+/.test(line));
}
