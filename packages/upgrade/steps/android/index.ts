import {androidGitignore} from '../gitignore';
import {stepsOf} from '../parts';
import {appProperties, compileSdk, coordinatorLayout, ignoreAssets, namespace} from './appBuild';
import {googleServices, gradle, kotlin} from './gradleVersions';
import {javaPins} from './javaPins';
import {mainActivity} from './mainActivity';
import {configChanges, exported} from './manifest';
import {jcenter, jetifier} from './obsolete';
import {cameraPermissions, exactAlarms} from './permissions';
import {variables} from './variables';

/** The steps for the Android project, by ID. */
export const ANDROID_STEPS = stepsOf('android', {
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
});
