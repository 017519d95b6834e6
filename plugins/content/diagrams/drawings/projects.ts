import type {Diagram, TreeEntry} from '../types';

const IOS_APP: readonly TreeEntry[] = [
  {depth: 2, name: 'App/'},
  {depth: 3, name: 'AppDelegate.swift', note: 'app launch, links and push tokens'},
  {depth: 3, name: 'Info.plist', note: 'usage descriptions, orientation, schemes'},
  {depth: 3, name: 'Assets.xcassets', note: 'icon and splash images'},
  {depth: 3, name: 'Base.lproj', note: 'main and launch storyboards'},
  {depth: 3, name: 'public/', note: 'your web build, written by sync'},
  {depth: 3, name: 'capacitor.config.json', note: 'copy of your config, written by sync'},
];

const IOS_WORDS =
  'App contains AppDelegate.swift for the app launch, Info.plist for usage descriptions, Assets.xcassets for icon and splash images and ' +
  'Base.lproj for storyboards; sync writes the web build into public and a copy of the configuration next to it.';

/** Where things are in the native projects. */
export const projectDiagrams: Readonly<Record<string, Diagram>> = {
  'ios-project-spm': {
    description: `The iOS project is in ios/App. Xcode opens App.xcodeproj. CapApp-SPM/Package.swift lists Capacitor and the plugins, written by sync. ${IOS_WORDS}`,
    drawing: {
      kind: 'tree',
      entries: [
        {depth: 0, name: 'ios/'},
        {depth: 1, name: 'App/'},
        {depth: 2, name: 'App.xcodeproj', note: 'open this in Xcode', strong: true},
        {depth: 2, name: 'CapApp-SPM/'},
        {depth: 3, name: 'Package.swift', note: 'Capacitor and plugins, written by sync'},
        ...IOS_APP,
        {depth: 1, name: 'debug.xcconfig', note: 'debug build settings'},
        {depth: 1, name: 'capacitor-cordova-ios-plugins/', note: 'Cordova plugins, written by sync'},
      ],
    },
  },
  'ios-project-cocoapods': {
    description: `The iOS project is in ios/App. Xcode opens App.xcworkspace. The Podfile lists Capacitor and the plugins, updated by sync, and Pods contains what CocoaPods installed. ${IOS_WORDS}`,
    drawing: {
      kind: 'tree',
      entries: [
        {depth: 0, name: 'ios/'},
        {depth: 1, name: 'App/'},
        {depth: 2, name: 'App.xcworkspace', note: 'open this in Xcode', strong: true},
        {depth: 2, name: 'App.xcodeproj', note: 'the project inside the workspace'},
        {depth: 2, name: 'Podfile', note: 'Capacitor and plugins, updated by sync'},
        {depth: 2, name: 'Pods/', note: 'written by CocoaPods'},
        ...IOS_APP,
        {depth: 1, name: 'capacitor-cordova-ios-plugins/', note: 'Cordova plugins, written by sync'},
      ],
    },
  },
  'android-project': {
    description:
      'The Android project is in the android folder. app/src/main contains AndroidManifest.xml for permissions and activities, the Java or Kotlin ' +
      'code with MainActivity, res for icons, strings and styles, and assets, where sync writes the web build and a copy of the configuration. ' +
      'app/build.gradle has the application ID, version and signing. variables.gradle has SDK levels and library versions. ' +
      'capacitor.settings.gradle and app/capacitor.build.gradle list the plugins and are written by sync.',
    drawing: {
      kind: 'tree',
      entries: [
        {depth: 0, name: 'android/', note: 'open this in Android Studio', strong: true},
        {depth: 1, name: 'app/'},
        {depth: 2, name: 'src/main/'},
        {depth: 3, name: 'AndroidManifest.xml', note: 'permissions, activities, links'},
        {depth: 3, name: 'java/…/MainActivity', note: 'your native code starts here'},
        {depth: 3, name: 'res/', note: 'icons, splash, strings, styles'},
        {depth: 3, name: 'assets/public/', note: 'your web build, written by sync'},
        {depth: 3, name: 'assets/capacitor.config.json', note: 'copy of your config, written by sync'},
        {depth: 2, name: 'build.gradle', note: 'application ID, version, signing'},
        {depth: 2, name: 'capacitor.build.gradle', note: 'app plugins, written by sync'},
        {depth: 1, name: 'variables.gradle', note: 'SDK levels, library versions'},
        {depth: 1, name: 'build.gradle', note: 'Gradle plugins for all modules'},
        {depth: 1, name: 'settings.gradle', note: 'project modules'},
        {depth: 1, name: 'capacitor.settings.gradle', note: 'plugin modules, written by sync'},
        {depth: 1, name: 'capacitor-cordova-android-plugins/', note: 'Cordova plugins, written by sync'},
      ],
    },
  },
};
