import {tokenize} from './tokens';
import {ReadError, type Range} from './types';

/** What a Podfile says about the deployment target and Capacitor's helper. */
export type Podfile = {
  readonly target?: {readonly value: string; readonly range: Range};
  readonly hasHelper: boolean;
  readonly hasAssertion: boolean;
  /** The pods that it lists by name. */
  readonly pods: readonly string[];
  readonly hasPostInstall: boolean;
};

/** Returns what a Podfile says. Throws a `ReadError` if it is none. */
export function readPodfile(text: string): Podfile {
  const tokens = tokenize(text, 'ruby').filter(({kind}) => kind !== 'line');
  if (!tokens.some(({value}) => ['platform', 'target', 'pod', 'post_install'].includes(value)))
    throw new ReadError("It should be a Podfile, with a line such as platform :ios, '14.0'.");
  const at = tokens.findIndex(
    ({value}, index) =>
      value === 'platform' && tokens[index + 1]?.value === ':' && tokens[index + 2]?.value === 'ios',
  );
  const version = tokens.slice(at + 3, at + 5).find(({kind}) => kind === 'string');
  return {
    ...(at >= 0 && version
      ? {target: {value: version.value, range: {start: version.start + 1, end: version.end - 1}}}
      : {}),
    hasHelper: tokens.some(({kind, value}) => kind === 'string' && value.endsWith('scripts/pods_helpers')),
    hasAssertion: tokens.some(({value}) => value === 'assertDeploymentTarget'),
    hasPostInstall: tokens.some(({value}) => value === 'post_install'),
    pods: tokens.flatMap(({value}, index) => {
      const next = tokens[index + 1];
      return value === 'pod' && next?.kind === 'string' ? [next.value] : [];
    }),
  };
}

/** What a Package.swift says. */
export type SwiftPackage = {
  /** The major in `.iOS(.v14)`, and where it is. */
  readonly target?: {readonly major: number; readonly range: Range};
  /** Whether the CLI writes it: the package of the app's plugins. */
  readonly isGenerated: boolean;
};

/** Returns what a Package.swift says. Throws a `ReadError` if it declares no package. */
export function readSwiftPackage(text: string): SwiftPackage {
  const tokens = tokenize(text, 'swift').filter(({kind}) => kind !== 'line');
  if (!tokens.some(({value}) => value === 'Package'))
    throw new ReadError('It should declare a Swift package: let package = Package(…).');
  const at = tokens.findIndex(({value}) => value === 'iOS');
  const name = at < 0 ? undefined : tokens.slice(at + 1, at + 5).find(({value}) => /^v\d+$/.test(value));
  return {
    ...(name
      ? {target: {major: Number(name.value.slice(1)), range: {start: name.start + 1, end: name.end}}}
      : {}),
    isGenerated: tokens.some(({kind, value}) => kind === 'string' && value === 'CapApp-SPM'),
  };
}

/** A deployment target in an Xcode project. */
export type XcodeTarget = {readonly value: string; readonly range: Range};

/** Returns all deployment targets in an Xcode project (`project.pbxproj`). */
export function readXcodeTargets(text: string): XcodeTarget[] {
  const tokens = tokenize(text, 'pbxproj').filter(({kind}) => kind !== 'line');
  return tokens.flatMap(({value}, index): XcodeTarget[] => {
    const version = tokens[index + 2];
    if (value !== 'IPHONEOS_DEPLOYMENT_TARGET' || tokens[index + 1]?.value !== '=' || !version) return [];
    const quote = version.kind === 'string' ? 1 : 0;
    return [{value: version.value, range: {start: version.start + quote, end: version.end - quote}}];
  });
}
