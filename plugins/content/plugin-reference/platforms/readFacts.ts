import fs from 'node:fs';
import path from 'node:path';
import type {PlatformFacts, PluginSource} from '../../lib/referenceTypes';
import {CORE, sourceFiles, packageRoot, readWith} from './files';
import {readGradle} from './gradle';
import {manifestPermissions} from './manifest';
import {packageDeploymentTarget} from './packageSwift';
import {podspecDeploymentTarget} from './podspec';

/**
 * Returns what the native projects of a plugin ask for, read from podspec, `Package.swift`,
 * `build.gradle` and `AndroidManifest.xml`; nothing for a platform on which it has no native code.
 * Variables and permissions of Capacitor's own library are not those of a plugin bundled with it.
 */
export function readPlatformFacts({version, packageName, iosDirs, androidDirs}: PluginSource): PlatformFacts {
  const [iosDir] = iosDirs;
  const [androidDir] = androidDirs;
  const bundled = packageName === CORE;
  return {
    ...(iosDir !== undefined && {ios: iosFacts(packageRoot(iosDir), bundled && isSwiftPackaged(version))}),
    ...(androidDir !== undefined && {android: androidFacts(androidDir, bundled)}),
  };
}

/** Core has no `Package.swift`: from Capacitor 6 on it is one of another repository, capacitor-swift-pm. */
function isSwiftPackaged(version: string): boolean {
  return !['v2', 'v3', 'v4', 'v5'].includes(version);
}

function iosFacts(root: string, packagedElsewhere: boolean): PlatformFacts['ios'] {
  // `@capacitor/ios` also ships the podspec of its Cordova layer; the shorter name is the package's own.
  const [podspec] = fs
    .readdirSync(root)
    .filter((name) => name.endsWith('.podspec'))
    .sort((a, b) => a.length - b.length)
    .map((name) => path.join(root, name));
  const manifest = path.join(root, 'Package.swift');
  const hasManifest = fs.existsSync(manifest);
  const deploymentTarget =
    (podspec && readWith(podspec, podspecDeploymentTarget)) ??
    (hasManifest ? readWith(manifest, packageDeploymentTarget) : undefined);
  return {
    ...(deploymentTarget !== undefined && {deploymentTarget}),
    swiftPackage: hasManifest || packagedElsewhere,
  };
}

function androidFacts(dir: string, bundled: boolean): PlatformFacts['android'] {
  const [gradle] = sourceFiles(dir, ['build.gradle']);
  const {variables = [], ...versions} = gradle === undefined ? {} : readWith(gradle, readGradle);
  if (bundled) return {...versions, gradleVariables: [], permissions: []};
  const manifests = sourceFiles(dir, ['AndroidManifest.xml']);
  const permissions = manifests.flatMap((manifest) => readWith(manifest, manifestPermissions));
  return {...versions, gradleVariables: variables, permissions: [...new Set(permissions)]};
}
