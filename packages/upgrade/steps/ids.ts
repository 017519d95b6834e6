const ids = (list: string): string[] => list.trim().split(/\s+/);

/** The steps of `src/data/upgradeChanges.json`, in the order in which a checklist has them within a phase. */
export const STEP_IDS: readonly string[] = ids(`
  report migrate third-party keep commit
  node node-pins ionic-cli typescript xcode cocoapods android-studio java
  logging-behavior android-scheme removed-settings app-id
  packages telemetry
  preferences plugins-export core-names listeners screen-reader modals haptics-types types-7
  notification-permission device-id api plugin-author
  ios-target swift plugin-swift-package podfile touches-began app-delegate use-push ios-local-plugins
  location-always google-maps-ios scenes ios-gitignore
  gradle google-services kotlin java-pins jcenter variables compile-sdk gradle-assignment coordinator-layout
  ignore-assets namespace jetifier main-activity exported config-changes camera-permissions exact-alarms
  android-gitignore
  sync test
`);

/** The steps for a plugin instead of an app. */
export const PLUGIN_STEPS: readonly string[] = ids(`
  migrate commit node node-pins xcode android-studio java packages plugin-author ios-target plugin-swift-package
  gradle google-services kotlin java-pins jcenter variables compile-sdk gradle-assignment namespace jetifier test
`);
