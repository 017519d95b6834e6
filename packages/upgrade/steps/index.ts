import {appProperties, compileSdk, coordinatorLayout, ignoreAssets, namespace} from './android/appBuild';
import {googleServices, gradle, kotlin} from './android/gradleVersions';
import {javaPins} from './android/javaPins';
import {mainActivity} from './android/mainActivity';
import {configChanges, exported} from './android/manifest';
import {jcenter, jetifier} from './android/obsolete';
import {cameraPermissions, exactAlarms} from './android/permissions';
import {variables} from './android/variables';
import {api} from './apiNews';
import {
  coreNames,
  deviceId,
  haptics,
  listeners,
  modals,
  notifications,
  pluginsExport,
  preferences,
  screenReader,
  types7,
} from './code';
import {androidScheme, appId, loggingBehavior, removedSettings, telemetry} from './config';
import {androidGitignore, iosGitignore} from './gitignore';
import {packages} from './install';
import {appDelegate, localPlugins, touchesBegan, usePush} from './ios/nativeCode';
import {locationAlways, scenes} from './ios/plist';
import {googleMaps, podfile} from './ios/podfile';
import {pluginPackage, swift, target} from './ios/target';
import {keep} from './keep';
import {migrate} from './migrate';
import {otherPlugins} from './otherPlugins';
import {ofPlatform} from './parts';
import {author} from './pluginAuthor';
import {report} from './report';
import {commit, sync, test} from './routine';
import {androidStudio, cocoapods, ionicCli, java, node, nodePins, typescript, xcode} from './tools';
import type {Builder, Phase} from './types';

type Builders = Readonly<Record<string, Builder>>;

function stepsOf(platform: 'ios' | 'android', builders: Builders): Builders {
  return Object.fromEntries(Object.entries(builders).map(([id, build]) => [id, ofPlatform(platform, build)]));
}

/** The steps by phase, in the order of a checklist. Changes in `src/data/upgradeChanges.json` name them by their IDs. */
export const BUILDERS: Readonly<Record<Phase, Builders>> = {
  before: {report, migrate, 'third-party': otherPlugins, keep, commit},
  tools: {
    node,
    'node-pins': nodePins,
    'ionic-cli': ionicCli,
    typescript,
    ...stepsOf('ios', {xcode, cocoapods}),
    ...stepsOf('android', {'android-studio': androidStudio, java}),
  },
  config: {
    'logging-behavior': loggingBehavior,
    ...stepsOf('android', {'android-scheme': androidScheme}),
    'removed-settings': removedSettings,
    'app-id': appId,
  },
  packages: {packages, telemetry},
  code: {
    preferences,
    'plugins-export': pluginsExport,
    'core-names': coreNames,
    listeners,
    'screen-reader': screenReader,
    modals,
    'haptics-types': haptics,
    'types-7': types7,
    'notification-permission': notifications,
    'device-id': deviceId,
    api,
    'plugin-author': author,
  },
  ios: stepsOf('ios', {
    'ios-target': target,
    swift,
    'plugin-swift-package': pluginPackage,
    podfile,
    'touches-began': touchesBegan,
    'app-delegate': appDelegate,
    'use-push': usePush,
    'ios-local-plugins': localPlugins,
    'location-always': locationAlways,
    'google-maps-ios': googleMaps,
    scenes,
    'ios-gitignore': iosGitignore,
  }),
  android: stepsOf('android', {
    gradle,
    'google-services': googleServices,
    kotlin,
    'java-pins': javaPins,
    jcenter,
    variables,
    'compile-sdk': compileSdk,
    'gradle-assignment': appProperties,
    'coordinator-layout': coordinatorLayout,
    'ignore-assets': ignoreAssets,
    namespace,
    jetifier,
    'main-activity': mainActivity,
    exported,
    'config-changes': configChanges,
    'camera-permissions': cameraPermissions,
    'exact-alarms': exactAlarms,
    'android-gitignore': androidGitignore,
  }),
  finish: {sync, test},
};

/** The steps that every checklist considers, whatever changed between the majors. */
export const ALWAYS: readonly string[] = [
  ...['report', 'migrate', 'third-party', 'keep', 'commit', 'node-pins', 'removed-settings', 'api'],
  ...['plugin-swift-package', 'java-pins', 'sync', 'test'],
];

/** The steps for a plugin instead of an app. */
export const PLUGIN_STEPS: readonly string[] = [
  ...['migrate', 'commit', 'node', 'node-pins', 'xcode', 'android-studio', 'java', 'packages'],
  ...['plugin-author', 'ios-target', 'plugin-swift-package', 'gradle', 'google-services', 'kotlin', 'test'],
  ...['java-pins', 'jcenter', 'variables', 'compile-sdk', 'gradle-assignment', 'namespace', 'jetifier'],
];
