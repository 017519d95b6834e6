import {tokenize, type Token} from './tokens';
import {ReadError, type Range} from './types';

/** What a Podfile says about the deployment target and Capacitor's helper. */
export type Podfile = {
  readonly target?: {readonly value: string; readonly range: Range};
  /** The deployment targets that it sets for its pods. */
  readonly podTargets: readonly XcodeValue[];
  readonly hasHelper: boolean;
  readonly hasAssertion: boolean;
  /** The pods that it lists by name. */
  readonly pods: readonly string[];
  readonly hasPostInstall: boolean;
};

/** The setting of Xcode for the deployment target. */
const TARGET = 'IPHONEOS_DEPLOYMENT_TARGET';

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
    podTargets: tokens.flatMap(({kind, value}, index): XcodeValue[] => {
      const version = tokens[index + 3];
      return kind === 'string' && value === TARGET && version && /^\d/.test(version.value)
        ? [{value: version.value, range: insideOf(version)}]
        : [];
    }),
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
  /** The iOS version in `.iOS(.v14)` or `.iOS("14.0")`, and where it is. */
  readonly target?: {readonly value: string; readonly range: Range};
  /** Which version of Capacitor the package of a plugin depends on: `from: "7.0.0"` or `branch: "main"`. */
  readonly capacitor?: {readonly kind: string; readonly value: string; readonly range: Range};
  /** Whether the CLI writes it: the package of the app's plugins. */
  readonly isGenerated: boolean;
};

/** Returns what a Package.swift says. Throws a `ReadError` if it declares no package. */
export function readSwiftPackage(text: string): SwiftPackage {
  const tokens = tokenize(text, 'swift').filter(({kind}) => kind !== 'line');
  if (!tokens.some(({value}) => value === 'Package'))
    throw new ReadError('It should declare a Swift package: let package = Package(…).');
  const at = tokens.findIndex(({value}) => value === 'iOS');
  const name =
    at < 0 ? undefined : tokens.slice(at + 1, at + 5).find(({value}) => /^v?\d+(?:\.\d+)*$/.test(value));
  const url = tokens.findIndex(({kind, value}) => kind === 'string' && value.includes('capacitor-swift-pm'));
  const [word, , version] = url < 0 ? [] : tokens.slice(url + 2);
  return {
    ...(name ? {target: {value: name.value.replace('v', ''), range: insideOf(name)}} : {}),
    ...(word && version?.kind === 'string'
      ? {capacitor: {kind: word.value, value: version.value, range: {start: word.start, end: version.end}}}
      : {}),
    isGenerated: tokens.some(({kind, value}) => kind === 'string' && value === 'CapApp-SPM'),
  };
}

/** Returns the place of a version in a token: without its quotes, or the `v` before it. */
function insideOf({kind, value, start, end}: Token): Range {
  return kind === 'string'
    ? {start: start + 1, end: end - 1}
    : {start: end - value.replace('v', '').length, end};
}

/** The deployment target in the podspec of a plugin. */
export type Podspec = {readonly target?: {readonly value: string; readonly range: Range}};

/** Returns what a podspec says. Throws a `ReadError` if it is none. */
export function readPodspec(text: string): Podspec {
  const tokens = tokenize(text, 'ruby').filter(({kind}) => kind !== 'line');
  if (!tokens.some(({value}) => value === 'Spec'))
    throw new ReadError('It should be a podspec: Pod::Spec.new do |s|.');
  const at = tokens.findIndex(({value}) => value === 'deployment_target' || value === 'platform');
  const version =
    at < 0 ? undefined : tokens.slice(at, at + 7).find(({value}) => /^\d+(?:\.\d+)*$/.test(value));
  return version ? {target: {value: version.value, range: insideOf(version)}} : {};
}

/** A setting of an Xcode project. */
export type XcodeValue = {readonly value: string; readonly range: Range};

/** The deployment targets and the Swift versions in an Xcode project. */
export type XcodeProject = {readonly targets: readonly XcodeValue[]; readonly swift: readonly XcodeValue[]};

/** Returns what an Xcode project (`project.pbxproj`) says. Throws a `ReadError` if it is none. */
export function readXcodeProject(text: string): XcodeProject {
  const tokens = tokenize(text, 'pbxproj').filter(({kind}) => kind !== 'line');
  const valuesOf = (name: string): XcodeValue[] =>
    tokens.flatMap((token, index): XcodeValue[] => {
      const version = tokens[index + 2];
      if (token.value !== name || tokens[index + 1]?.value !== '=' || !version) return [];
      return [{value: version.value, range: insideOf(version)}];
    });
  const targets = valuesOf(TARGET);
  if (targets.length === 0 && !tokens.some(({value}) => value === 'objects'))
    throw new ReadError('It should be the project.pbxproj of an Xcode project.');
  return {targets, swift: valuesOf('SWIFT_VERSION')};
}
