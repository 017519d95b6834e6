import {BUNDLED} from '../bundled';
import {evaluate, usesIn, usesPlugin} from '../conditions';
import {commandsFor} from './commands';
import {PREFERENCES, STORAGE} from './official';
import {sentences, TYPE_CHECK} from './parts';
import type {Builder, Context, Draft} from './types';

const CORE = '@capacitor/core';

/** Returns a step that matters if the code uses any of the words: of a package, or of any plugin. */
function ifCode(
  words: readonly string[],
  plugin: string | undefined,
  texts: (context: Context) => Draft,
): Builder {
  return (context) => {
    const {holds, places, open} = evaluate(context, {code: words, plugin});
    return holds === 'no' ? undefined : {...texts(context), places, condition: open};
  };
}

/** Replaces the export that each plugin was in. */
export const pluginsExport = ifCode(['Plugins'], CORE, ({to}) => ({
  title: 'Import plugins from their packages',
  why:
    to >= 7
      ? '`@capacitor/core` no longer exports `Plugins`.'
      : 'The export `Plugins` of `@capacitor/core` is deprecated, and 7.0 removes it.',
  todo: 'Import each plugin by name from its package, such as `Camera` from `@capacitor/camera`. For a plugin without a package, call `registerPlugin()`.',
  check: 'Nothing in your code imports `Plugins` any more, and your type check passes.',
}));

/** Replaces the properties that tell the platform. */
export const coreNames = ifCode(['isNative', 'platform'], CORE, () => ({
  title: 'Call getPlatform() and isNativePlatform()',
  why: '`Capacitor.platform` and `Capacitor.isNative` were removed in 7.0.',
  todo: 'Use `Capacitor.getPlatform()` and `Capacitor.isNativePlatform()`.',
  check: TYPE_CHECK,
}));

/** Replaces the plugin of 2.x for screen readers. */
export const screenReader = ifCode(['Accessibility'], CORE, ({to, project}) => ({
  title: 'Replace the Accessibility plugin with ScreenReader',
  why: 'The plugin got a new name and package in 3.0.',
  todo: 'Import `ScreenReader`, call `isEnabled()` instead of `isScreenReaderEnabled()`, and listen for `stateChange` instead of `accessibilityScreenReaderStateChange`.',
  commands: [`${commandsFor(project).add} @capacitor/screen-reader@${to === 3 ? 1 : to}`],
  check: TYPE_CHECK,
}));

/** Replaces the plugin of 2.x for dialogs. */
export const modals = ifCode(['Modals'], CORE, ({to, project}) => ({
  title: 'Replace the Modals plugin with Dialog and ActionSheet',
  why: 'The plugin was split in two in 3.0.',
  todo: 'Call `alert()`, `prompt()` and `confirm()` of `Dialog`, and `showActions()` of `ActionSheet`.',
  commands: [
    `${commandsFor(project).add} @capacitor/dialog@${to === 3 ? 1 : to} @capacitor/action-sheet@${to === 3 ? 1 : to}`,
  ],
  check: TYPE_CHECK,
}));

/** Renames Storage. */
export const preferences: Builder = (context) => {
  const {holds, places, open} = usesPlugin(context, STORAGE);
  if (holds === 'no') return undefined;
  const importing = context.project.sources.filter(({imports}) => imports.includes(STORAGE));
  return {
    title: 'Rename Storage to Preferences',
    why: 'The plugin has a new name and package since 4.0. Its methods and the stored data are the same.',
    todo: `Import \`Preferences\` from \`${PREFERENCES}\` and change \`Storage\` in your code.`,
    places: importing.length > 0 ? importing.map(({path}) => path) : places,
    condition: open,
    check: 'Your type check passes, and the app still finds the data that it stored.',
  };
};

const hapticsType = ifCode(['HapticsNotificationType'], undefined, ({to}) => ({
  title: 'Rename HapticsNotificationType',
  why: `It's called \`NotificationType\` since 3.0, with the keys \`Success\`, \`Warning\` and \`Error\`${to >= 7 ? '. 7.0 removed the old name' : ''}.`,
  todo: 'Change the import and, coming from 2.x, the keys.',
  check: TYPE_CHECK,
}));

/** Renames the type of notifications, which apps without the plugin may have of their own. */
export const haptics: Builder = (context, changes) =>
  usesPlugin(context, '@capacitor/haptics').holds === 'no' ? undefined : hapticsType(context, changes);

/** Since this major, the ID is called `identifier`. */
const IDENTIFIER = 5;

/** Says where the ID of a device is. */
export const deviceId = ifCode(['uuid'], '@capacitor/device', ({from, to}) => {
  const field = to >= IDENTIFIER ? 'identifier' : 'uuid';
  return {
    title: `Read ${field} from Device.getId()`,
    why: sentences(
      from === 2 && '`Device.getInfo()` no longer has `uuid` since 3.0.',
      to >= IDENTIFIER && '`getId()` calls the ID `identifier` since 5.0.',
    ),
    todo: `Call \`Device.getId()\` and read \`${field}\`.`,
    check: TYPE_CHECK,
  };
});

/** Renames the method that asks for the permission. */
export const notifications = ifCode(['requestPermission'], undefined, () => ({
  title: 'Call requestPermissions() for notifications',
  why: 'The method was renamed in 3.0, and returns a permission state instead of `granted`.',
  todo: 'Use `requestPermissions()`. Compare `display` of LocalNotifications and `receive` of PushNotifications with `granted`.',
  check: 'On a fresh install, the app asks for the permission once.',
}));

/** Awaits the handles of listeners. */
export const listeners = ifCode(['addListener'], undefined, ({to}) => ({
  title: 'Await addListener()',
  why:
    to >= 6
      ? "Since 6.0, the method returns only a promise of the listener's handle, so `remove()` fails on what it returns directly."
      : "The method returns a promise of the listener's handle. From 6.0 on, it returns nothing else.",
  todo: 'Await the handle before you call `remove()`, also in cleanup functions. The places below keep the result without awaiting it.',
  check: 'After you leave a page that listens, its listener no longer runs.',
}));

const RENAMED: readonly (readonly [string, string])[] = [
  ['AppRestoredResult', 'RestoredListenerEvent'],
  ['AppUrlOpen', 'URLOpenListenerEvent'],
  ['DeviceBatteryInfo', 'BatteryInfo'],
  ['DeviceLanguageCodeResult', 'GetLanguageCodeResult'],
  ['HapticsImpactOptions', 'ImpactOptions'],
  ['HapticsNotificationOptions', 'NotificationOptions'],
  ['HapticsImpactStyle', 'ImpactStyle'],
  ['SplashScreenShowOptions', 'ShowOptions'],
  ['SplashScreenHideOptions', 'HideOptions'],
];

const names7 = ifCode(
  RENAMED.map(([name]) => name),
  undefined,
  ({project}) => ({
    title: 'Rename types of App, Device, Haptics and Splash Screen',
    why: '7.0 removed names that were deprecated in 3.0. The types are the same.',
    items: RENAMED.filter(
      ([name]) => usesIn(project.sources, [name], undefined, project, '').holds !== 'no',
    ).map(([old, next]) => `\`${old}\` is \`${next}\``),
    check: TYPE_CHECK,
  }),
);

/** Renames types, which apps without the plugins may have of their own. */
export const types7: Builder = (context, changes) => {
  const names = ['app', 'device', 'haptics', 'splash-screen'].map((name) => `@capacitor/${name}`);
  const isUsed = names.some((name) => usesPlugin(context, name).holds !== 'no');
  return isUsed ? names7(context, changes) : undefined;
};

/** Returns all names and texts that steps look for in the app's code. */
export function wordsInSteps(): string[] {
  const own =
    'Plugins isNative platform Accessibility Modals HapticsNotificationType requestPermission addListener uuid';
  return [...own.split(' '), ...RENAMED.map(([name]) => name), ...BUNDLED.values()];
}
