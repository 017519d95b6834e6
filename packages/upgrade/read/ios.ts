import {statementTokens, type Token} from './tokens';
import {ReadError, type Range} from './types';

/** A version in a file of an iOS project: of a setting of Xcode, or a deployment target. */
export type XcodeValue = {readonly value: string; readonly range: Range};

/** What a Podfile says about the deployment target and Capacitor's helper. */
export type Podfile = {
  readonly target?: XcodeValue;
  /** The deployment targets that it sets for its pods. */
  readonly podTargets: readonly XcodeValue[];
  readonly hasHelper: boolean;
  readonly hasAssertion: boolean;
  /** The pods that it lists by name. */
  readonly pods: readonly string[];
};

/** The setting of Xcode for the deployment target. */
const TARGET = 'IPHONEOS_DEPLOYMENT_TARGET';

/** Returns what a Podfile says. Throws a `ReadError` if it is none. */
export function readPodfile(text: string): Podfile {
  const tokens = statementTokens(text, 'ruby');
  if (!tokens.some(({value}) => ['platform', 'target', 'pod', 'post_install'].includes(value)))
    throw new ReadError("It should be a Podfile, with a line such as platform :ios, '14.0'.");
  const at = tokens.findIndex(
    ({value}, index) =>
      value === 'platform' && tokens[index + 1]?.value === ':' && tokens[index + 2]?.value === 'ios',
  );
  const version = at < 0 ? undefined : tokens.slice(at + 3, at + 5).find(({kind}) => kind === 'string');
  return {
    target: version && versionIn(version),
    podTargets: tokens.flatMap(({kind, value}, index): XcodeValue[] => {
      const next = tokens[index + 3];
      return kind === 'string' && value === TARGET && next && /^\d/.test(next.value) ? [versionIn(next)] : [];
    }),
    hasHelper: tokens.some(({kind, value}) => kind === 'string' && value.endsWith('scripts/pods_helpers')),
    hasAssertion: tokens.some(({value}) => value === 'assertDeploymentTarget'),
    pods: tokens.flatMap(({value}, index) => {
      const next = tokens[index + 1];
      return value === 'pod' && next?.kind === 'string' ? [next.value] : [];
    }),
  };
}

/** What a Package.swift says. */
export type SwiftPackage = {
  /** The iOS version in `.iOS(.v14)` or `.iOS("14.0")`, and where it is. */
  readonly target?: XcodeValue;
  /** Which version of Capacitor the package of a plugin depends on: `from: "7.0.0"` or `branch: "main"`. */
  readonly capacitor?: XcodeValue & {readonly kind: string};
  /** Whether the CLI writes it: the package of the app's plugins. */
  readonly isGenerated: boolean;
};

/** Returns what a Package.swift says. Throws a `ReadError` if it declares no package. */
export function readSwiftPackage(text: string): SwiftPackage {
  const tokens = statementTokens(text, 'swift');
  if (!tokens.some(({value}) => value === 'Package'))
    throw new ReadError('It should declare a Swift package: let package = Package(…).');
  const at = tokens.findIndex(({value}) => value === 'iOS');
  const name =
    at < 0 ? undefined : tokens.slice(at + 1, at + 5).find(({value}) => /^v?\d+(?:\.\d+)*$/.test(value));
  const url = tokens.findIndex(({kind, value}) => kind === 'string' && value.includes('capacitor-swift-pm'));
  const [word, , version] = url < 0 ? [] : tokens.slice(url + 2);
  return {
    target: name && versionIn(name),
    capacitor:
      word && version?.kind === 'string'
        ? {kind: word.value, value: version.value, range: {start: word.start, end: version.end}}
        : undefined,
    isGenerated: tokens.some(({kind, value}) => kind === 'string' && value === 'CapApp-SPM'),
  };
}

/** Returns the version in a token, with its place: without its quotes, or the `v` before it. */
function versionIn({kind, value: written, start, end}: Token): XcodeValue {
  const value = written.replace(/^v/, '');
  const isText = kind === 'string';
  return {value, range: isText ? {start: start + 1, end: end - 1} : {start: end - value.length, end}};
}

/** The deployment target in the podspec of a plugin. */
export type Podspec = {readonly target?: XcodeValue};

/** Returns what a podspec says. Throws a `ReadError` if it is none. */
export function readPodspec(text: string): Podspec {
  const tokens = statementTokens(text, 'ruby');
  if (!tokens.some(({value}) => value === 'Spec'))
    throw new ReadError('It should be a podspec: Pod::Spec.new do |s|.');
  const at = tokens.findIndex(({value}) => value === 'deployment_target' || value === 'platform');
  const version =
    at < 0 ? undefined : tokens.slice(at, at + 7).find(({value}) => /^\d+(?:\.\d+)*$/.test(value));
  return {target: version && versionIn(version)};
}

/** The deployment targets and the Swift versions in an Xcode project. */
export type XcodeProject = {readonly targets: readonly XcodeValue[]; readonly swift: readonly XcodeValue[]};

/** Returns what an Xcode project (`project.pbxproj`) says. Throws a `ReadError` if it is none. */
export function readXcodeProject(text: string): XcodeProject {
  const tokens = statementTokens(text, 'pbxproj');
  const valuesOf = (name: string): XcodeValue[] =>
    tokens.flatMap((token, index): XcodeValue[] => {
      const version = tokens[index + 2];
      return token.value === name && tokens[index + 1]?.value === '=' && version ? [versionIn(version)] : [];
    });
  const targets = valuesOf(TARGET);
  if (targets.length === 0 && !tokens.some(({value}) => value === 'objects'))
    throw new ReadError('It should be the project.pbxproj of an Xcode project.');
  return {targets, swift: valuesOf('SWIFT_VERSION')};
}
