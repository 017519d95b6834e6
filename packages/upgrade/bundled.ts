/** The names of the plugins that `@capacitor/core` of 2.x has in `Plugins`, by the package they moved to. */
export const BUNDLED: ReadonlyMap<string, string> = new Map([
  ['@capacitor/local-notifications', 'LocalNotifications'],
  ['@capacitor/push-notifications', 'PushNotifications'],
  ['@capacitor/splash-screen', 'SplashScreen'],
  ['@capacitor/status-bar', 'StatusBar'],
  ['@capacitor/screen-reader', 'Accessibility'],
  ['@capacitor/action-sheet', 'Modals'],
  ['@capacitor/dialog', 'Modals'],
  ['@capacitor/app-launcher', 'App'],
  ...'App Browser Camera Clipboard Device Filesystem Geolocation Haptics Keyboard Motion Network Share Storage Toast'
    .split(' ')
    .map((name) => [`@capacitor/${name.toLowerCase()}`, name] as const),
]);

/** Returns the packages that a plugin in `Plugins` moved to: `@capacitor/camera` for `Camera`. */
export function packagesOf(plugin: string): string[] {
  return [...BUNDLED].filter(([, name]) => name === plugin).map(([name]) => name);
}
