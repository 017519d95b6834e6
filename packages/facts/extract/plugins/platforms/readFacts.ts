import fs from 'node:fs';
import path from 'node:path';
import type {PlatformFacts} from '../../../schema/plugin';
import type {PluginSource} from '../../pluginSources';
import {CORE, sourceFiles} from './files';
import {readGradle} from './gradle';
import {manifestPermissions} from './manifest';
import {packageDeploymentTarget} from './packageSwift';
import {podspecDeploymentTarget} from './podspec';

/**
 * Returns the requirements of a plugin's native projects, from its podspec, `Package.swift`, `build.gradle` and
 * `AndroidManifest.xml`, or nothing for a platform without native code. A plugin that is part of core doesn't get the
 * variables and permissions of Capacitor's own library.
 */
export function readPlatformFacts(source: PluginSource): PlatformFacts {
  const {version, packageName, packageDir, iosDirs, androidDirs} = source;
  const [iosDir] = iosDirs;
  const [androidDir] = androidDirs;
  const bundled = packageName === CORE;
  return {
    ...(iosDir !== undefined && {
      ios: iosFacts(bundled ? iosDir : packageDir, bundled && isSwiftPackaged(version)),
    }),
    ...(androidDir !== undefined && {android: androidFacts(androidDir, bundled)}),
  };
}

/** Core itself has no `Package.swift`; from Capacitor 6, it is in another repository, capacitor-swift-pm. */
function isSwiftPackaged(version: string): boolean {
  return !['v2', 'v3', 'v4', 'v5'].includes(version);
}

function iosFacts(root: string, packagedElsewhere: boolean): PlatformFacts['ios'] {
  // `@capacitor/ios` also ships its Cordova layer's podspec. The one with the shorter name is its own.
  const [podspec] = fs
    .readdirSync(root)
    .filter((name) => name.endsWith('.podspec'))
    .sort((a, b) => a.length - b.length)
    .map((name) => path.join(root, name));
  const manifest = path.join(root, 'Package.swift');
  const hasManifest = fs.existsSync(manifest);
  const deploymentTarget =
    (podspec && podspecDeploymentTarget(textOf(podspec))) ??
    (hasManifest ? packageDeploymentTarget(textOf(manifest)) : undefined);
  return {deploymentTarget, swiftPackage: hasManifest || packagedElsewhere};
}

function androidFacts(dir: string, bundled: boolean): PlatformFacts['android'] {
  const [gradle] = sourceFiles(dir, ['build.gradle']);
  const {variables = [], ...versions} = gradle === undefined ? {} : readGradle(textOf(gradle));
  if (bundled) return {...versions, gradleVariables: [], permissions: []};
  const manifests = sourceFiles(dir, ['AndroidManifest.xml']);
  const permissions = manifests.flatMap((manifest) => manifestPermissions(textOf(manifest)));
  return {...versions, gradleVariables: variables, permissions: [...new Set(permissions)]};
}

function textOf(file: string): string {
  return fs.readFileSync(file, 'utf8');
}
