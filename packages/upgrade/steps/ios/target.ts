import {fileEdits, replaceRange, type FileEdits} from '../../edits';
import type {Project} from '../../project';
import {isOlder} from '../../versions';
import {editsOr, required} from '../parts';
import type {Builder} from '../types';

/** Raises the iOS deployment target. */
export const target: Builder = (context) => {
  const {podfile, xcode, swiftPackage} = context.project;
  const version = required(context, 'iosMin');
  const edits = targetEdits(context.project, version);
  if (xcode && edits.length === 0) return undefined;
  return {
    phase: 'ios',
    title: `Set the iOS deployment target to ${version}`,
    why: `Capacitor ${context.to} needs iOS ${version} or later. With a lower target, the project doesn't build.`,
    todo: [
      `In Xcode, set **iOS Deployment Target** to ${version} in the project and in each of its targets, unless it's higher already.`,
      ...(swiftPackage?.content.isGenerated
        ? ["Don't change `CapApp-SPM/Package.swift`: the next sync writes it."]
        : podfile
          ? []
          : ['In a project with CocoaPods, also change `platform :ios` in the Podfile.']),
    ].join(' '),
    ...editsOr(edits),
    check: 'The app builds in Xcode.',
  };
};

function targetEdits({podfile, xcode, swiftPackage}: Project, version: string): FileEdits[] {
  const pods = podfile?.content.target;
  const own = swiftPackage?.content.isGenerated ? undefined : swiftPackage?.content.target;
  const lower = xcode?.content.filter(({value}) => isOlder(value, version)) ?? [];
  const [major = version] = version.split('.');
  return [
    ...(podfile && pods && isOlder(pods.value, version)
      ? fileEdits(podfile, [replaceRange(pods.range, version)])
      : []),
    ...(xcode
      ? fileEdits(
          xcode,
          lower.map(({range}) => replaceRange(range, version)),
        )
      : []),
    ...(swiftPackage && own && isOlder(String(own.major), version)
      ? fileEdits(swiftPackage, [replaceRange(own.range, major)])
      : []),
  ];
}

/** Sets the Swift version. */
export const swift: Builder = () => ({
  phase: 'ios',
  title: 'Set the Swift language version to 5',
  why: "Capacitor's iOS code is Swift 5.",
  todo: 'In Xcode, set **Build Settings → Swift Language Version** to Swift 5.',
  check: 'The app builds in Xcode.',
});
