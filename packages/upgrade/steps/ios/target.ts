import {fileEdits, replaceAll, replaceRange, type Edit, type FileEdits} from '../../edits';
import type {Project} from '../../project';
import type {SwiftPackage, XcodeValue} from '../../read/ios';
import type {Range, SourceFile} from '../../read/types';
import {isOlder} from '../../versions';
import {required, sentences} from '../parts';
import type {Builders, Context, Part} from '../types';

/** Raises the iOS deployment target. */
function target(context: Context): Part | undefined {
  const {podfile, xcode, swiftPackage, podspec, isPlugin} = context.project;
  const version = required(context, 'iosMin');
  const edits = targetEdits(context.project, version);
  if ((xcode ?? podspec) && edits.length === 0) return undefined;
  return {
    todo: isPlugin
      ? 'Raise it in the podspec, in `Package.swift`, and in the Xcode project and Podfile that older plugins have.'
      : sentences(
          `In Xcode, set **iOS Deployment Target** to ${version} in the project and in each of its targets, unless it's higher already.`,
          swiftPackage?.content.isGenerated
            ? "Don't change `CapApp-SPM/Package.swift`: the next sync writes it."
            : !podfile && 'In a project with CocoaPods, also change `platform :ios` in the Podfile.',
        ),
    edits,
    check: isPlugin ? 'The plugin builds in Xcode.' : 'The app builds in Xcode.',
  };
}

function targetEdits({podfile, podspec, xcode, swiftPackage}: Project, version: string): FileEdits[] {
  const [major = version] = version.split('.');
  const own = swiftPackage?.content.isGenerated ? undefined : swiftPackage;
  const raised = (
    file: SourceFile | undefined,
    ...values: readonly (XcodeValue | undefined)[]
  ): FileEdits[] => (file ? replaceAll(file, olderIn(values, version), version) : []);
  return [
    ...raised(podfile, podfile?.content.target),
    ...raised(podspec, podspec?.content.target),
    ...raised(podfile, ...(podfile?.content.podTargets ?? [])),
    ...raised(xcode, ...(xcode?.content.targets ?? [])),
    ...(own ? fileEdits(own, swiftPackageEdits(own.text, own.content, major)) : []),
  ];
}

/** Raises the iOS version in the package of a plugin: `.iOS(.v15)` or `.iOS("15.0")`. */
function swiftPackageEdits(text: string, {target: found}: SwiftPackage, major: string): Edit[] {
  if (!found || !isOlder(found.value, major)) return [];
  const isText = text[found.range.start - 1] === '"';
  return [replaceRange(found.range, isText ? `${major}.0` : major)];
}

/** Raises the version of Capacitor that the Swift package of a plugin depends on. */
function pluginPackage({project: {swiftPackage, isPlugin}, to}: Context): Part | undefined {
  const found = swiftPackage?.content.capacitor;
  const version = `${to}.0.0`;
  if (!isPlugin || !swiftPackage || !found) return undefined;
  if (found.kind === 'from' && !isOlder(found.value, version)) return undefined;
  return {edits: replaceAll(swiftPackage, [found.range], `from: "${version}"`)};
}

/** Returns the places of values that are older than a version. */
function olderIn(values: readonly (XcodeValue | undefined)[], version: string): Range[] {
  return values.flatMap((found) => (found && isOlder(found.value, version) ? [found.range] : []));
}

const SWIFT = '5.0';

/** Sets the Swift version. */
function swift({project: {xcode}}: Context): Part | undefined {
  const old = olderIn(xcode?.content.swift ?? [], SWIFT);
  if (xcode && old.length === 0) return undefined;
  return {edits: xcode ? replaceAll(xcode, old, SWIFT) : []};
}

/** The steps about versions in the iOS project. */
export const targets: Builders = {'ios-target': target, swift, 'plugin-swift-package': pluginPackage};
