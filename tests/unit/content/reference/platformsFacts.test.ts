import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {readPlatformFacts} from '../../../../packages/facts/extract/plugins/platforms/readFacts';
import {readGradle} from '../../../../packages/facts/extract/plugins/platforms/gradle';
import {manifestPermissions} from '../../../../packages/facts/extract/plugins/platforms/manifest';
import {packageDeploymentTarget} from '../../../../packages/facts/extract/plugins/platforms/packageSwift';
import {podspecDeploymentTarget} from '../../../../packages/facts/extract/plugins/platforms/podspec';
import {pluginSource} from '../../../support/pluginSource';
import type {PluginSource} from '../../../../packages/facts/extract/pluginSources';
import {ROOT} from '../../../support/fixtureSite';

describe('the iOS version of a podspec', () => {
  test.each([
    ["s.ios.deployment_target  = '13.0'", '13.0'],
    ['spec.ios.deployment_target = "15.0"', '15.0'],
    ['s.platform     = :ios, 11.0', '11.0'],
    ["# s.ios.deployment_target = '9.0'\ns.ios.deployment_target = '14.0'", '14.0'],
    ["s.name = 'Echo'", undefined],
  ])('in %s is %s', (text, version) => expect(podspecDeploymentTarget(text)).toBe(version));
});

describe('the iOS version of a Package.swift', () => {
  test.each([
    ['platforms: [.iOS(.v15)],', '15.0'],
    ['platforms: [.macOS(.v13), .iOS(.v14)],', '14.0'],
    ['platforms: [.iOS("15.4")],', '15.4'],
    ['// platforms: [.iOS(.v12)]\nplatforms: [.iOS(.v13_1)]', '13.1'],
    ['platforms: [.watchOS(.v9)],', undefined],
  ])('in %s is %s', (text, version) => expect(packageDeploymentTarget(text)).toBe(version));
});

const GRADLE = `
ext {
    capacitorVersion = System.getenv('CAPACITOR_VERSION')
    junitVersion = project.hasProperty('junitVersion') ? rootProject.ext.junitVersion : '4.13.2'
    // oldVersion = project.hasProperty('oldVersion') ? rootProject.ext.oldVersion : '1.0'
    androidxMaterialVersion =  project.hasProperty('androidxMaterialVersion') ? rootProject.ext.androidxMaterialVersion : '1.13.0'
}
buildscript {
    ext.kotlin_version = project.hasProperty("kotlin_version") ? rootProject.ext.kotlin_version : '2.2.20'
    dependencies { classpath "org.jetbrains.kotlin:kotlin-gradle-plugin:$kotlin_version"
    }
}
android {
    namespace = "com.example"
    compileSdk = project.hasProperty('compileSdkVersion') ? rootProject.ext.compileSdkVersion : 36
    defaultConfig {
        minSdkVersion project.hasProperty('minSdkVersion') ? rootProject.ext.minSdkVersion : 24
        targetSdkVersion project.hasProperty('targetSdkVersion') ? rootProject.ext.targetSdkVersion : 36
    }
}
dependencies {
    implementation "com.google.android.material:material:$androidxMaterialVersion"
    testImplementation "junit:junit:$junitVersion"
}`;

describe('a build.gradle', () => {
  test('names the SDK versions, and the variables that change something in an app', () => {
    expect(readGradle(GRADLE)).toEqual({
      minSdk: '24',
      compileSdk: '36',
      variables: [
        {name: 'androidxMaterialVersion', defaultValue: '1.13.0'},
        {name: 'kotlin_version', defaultValue: '2.2.20'},
      ],
    });
  });

  test.each([
    ['minSdkVersion 28\ncompileSdkVersion 30', '28', '30'],
    ['minSdk = 26\ncompileSdk 34', '26', '34'],
  ])('may give them as numbers: %s', (text, minSdk, compileSdk) => {
    expect(readGradle(text)).toEqual({minSdk, compileSdk, variables: []});
  });
});

test('the permissions of a manifest are those that it adds', () => {
  const manifest = `<manifest xmlns:android="http://schemas.android.com/apk/res/android">
    <uses-permission android:name="android.permission.VIBRATE"/>
    <!-- <uses-permission android:name="android.permission.CAMERA" /> -->
    <uses-permission
      android:name="android.permission.READ_CALENDAR"
      android:maxSdkVersion="32" />
    <uses-permission android:name="android.permission.INTERNET" tools:node="remove" />
    <permission android:name="com.example.OWN" />
  </manifest>`;
  expect(manifestPermissions(manifest)).toEqual([
    'android.permission.VIBRATE',
    'android.permission.READ_CALENDAR',
  ]);
});

describe('the facts of a plugin', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'facts-'));
  afterAll(() => fs.rmSync(dir, {recursive: true}));
  const source: PluginSource = {
    version: 'v7',
    slug: 'echo',
    packageName: '@capacitor/echo',
    packageVersion: '7.0.0',
    packageDir: dir,
    jsName: 'Echo',
    docsJson: '',
    interfaceName: 'EchoPlugin',
    typesFile: path.join(dir, 'definitions.d.ts'),
    iosDirs: [],
    androidDirs: [],
    webFiles: [],
  };
  const write = (file: string, text: string): void => {
    fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    fs.writeFileSync(path.join(dir, file), text);
  };

  test('leave out the platforms on which it has no native code', () => {
    expect(readPlatformFacts(source)).toEqual({});
  });

  test('come from the files of its package', () => {
    write('package.json', '{}');
    write('Echo.podspec', "s.ios.deployment_target = '14.0'");
    write('Package.swift', 'platforms: [.iOS(.v14)]');
    write('android/build.gradle', 'android { \n minSdkVersion 23\n compileSdk 35\n }');
    write('android/src/main/AndroidManifest.xml', '<uses-permission android:name="a.B" />');
    write('android/src/androidTest/AndroidManifest.xml', '<uses-permission android:name="a.TEST" />');
    const dirs = {iosDirs: [path.join(dir, 'ios')], androidDirs: [path.join(dir, 'android')]};
    expect(readPlatformFacts({...source, ...dirs})).toEqual({
      ios: {deploymentTarget: '14.0', swiftPackage: true},
      android: {minSdk: '23', compileSdk: '35', gradleVariables: [], permissions: ['a.B']},
    });
  });

  // Read by eye: Package.swift and podspecs of the packages, build.gradle of each.
  test.each([
    ['v3', 'camera', '12.0', false, '21', '30'],
    ['v6', 'google-maps', '14.0', false, '22', '34'],
    ['v7', 'inappbrowser', '14.0', true, '26', '35'],
    ['next', 'local-llm', '15.0', true, '28', '36'],
    ['next', 'system-bars', '15.0', true, '24', '36'],
    ['v5', 'http', '13.0', false, '22', '33'],
    ['v2', 'toast', '11.0', false, '21', '29'],
  ])('of %s %s are right', (version, slug, deploymentTarget, swiftPackage, minSdk, compileSdk) => {
    expect(readPlatformFacts(pluginSource(ROOT, version, slug))).toMatchObject({
      ios: {deploymentTarget, swiftPackage},
      android: {minSdk, compileSdk},
    });
  });

  test('of a bundled plugin leave out what belongs to all of Capacitor', () => {
    const {android} = readPlatformFacts(pluginSource(ROOT, 'v2', 'toast'));
    expect(android).toMatchObject({gradleVariables: [], permissions: []});
  });
});
