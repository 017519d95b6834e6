import {BUNDLED} from '../bundled';
import {evaluate, usesIn, usesPlugin} from '../conditions';
import {api} from './apiNews';
import {commandsFor} from './commands';
import {PREFERENCES, STORAGE} from './official';
import {onlyIf, TYPE_CHECK} from './parts';
import type {Builder, Context, Draft} from './types';

const CORE = '@capacitor/core';

type Texts = Omit<Draft, 'phase' | 'places' | 'condition'>;

/** Returns a step that matters if the code uses any of the words: of a package, or of any plugin. */
function ifCode(
  words: readonly string[],
  plugin: string | undefined,
  texts: (context: Context) => Texts,
): Builder {
  return (context) => {
    const {holds, places, open} = evaluate(context, {code: words, ...(plugin ? {plugin} : {})});
    if (holds === 'no') return undefined;
    return {
      phase: 'code',
      ...texts(context),
      ...(places.length > 0 ? {places} : {}),
      ...onlyIf(open),
    };
  };
}

const pluginsExport = ifCode(['Plugins'], CORE, ({to}) => ({
  title: 'Import plugins from their packages',
  why:
    to >= 7
      ? '`@capacitor/core` no longer exports `Plugins`.'
      : 'The export `Plugins` of `@capacitor/core` is deprecated, and 7.0 removes it.',
  todo: 'Import each plugin by name from its package, such as `Camera` from `@capacitor/camera`. For a plugin without a package, call `registerPlugin()`.',
  check: 'Nothing in your code imports `Plugins` any more, and your type check passes.',
}));

const coreNames = ifCode(['isNative', 'platform'], CORE, () => ({
  title: 'Call getPlatform() and isNativePlatform()',
  why: '`Capacitor.platform` and `Capacitor.isNative` were removed in 7.0.',
  todo: 'Use `Capacitor.getPlatform()` and `Capacitor.isNativePlatform()`.',
  check: TYPE_CHECK,
}));

const screenReader = ifCode(['Accessibility'], CORE, ({to, project}) => ({
  title: 'Replace the Accessibility plugin with ScreenReader',
  why: 'The plugin got a new name and package in 3.0.',
  todo: 'Import `ScreenReader`, call `isEnabled()` instead of `isScreenReaderEnabled()`, and listen for `stateChange` instead of `accessibilityScreenReaderStateChange`.',
  commands: [`${commandsFor(project).add} @capacitor/screen-reader@${to === 3 ? 1 : to}`],
  check: TYPE_CHECK,
}));

const modals = ifCode(['Modals'], CORE, ({to, project}) => ({
  title: 'Replace the Modals plugin with Dialog and ActionSheet',
  why: 'The plugin was split in two in 3.0.',
  todo: 'Call `alert()`, `prompt()` and `confirm()` of `Dialog`, and `showActions()` of `ActionSheet`.',
  commands: [
    `${commandsFor(project).add} @capacitor/dialog@${to === 3 ? 1 : to} @capacitor/action-sheet@${to === 3 ? 1 : to}`,
  ],
  check: TYPE_CHECK,
}));

const preferences: Builder = (context) => {
  const {holds, places, open} = usesPlugin(context, STORAGE);
  if (holds === 'no') return undefined;
  const importing = context.project.sources.filter(({imports}) => imports.includes(STORAGE));
  const found = importing.map(({path}) => path);
  return {
    phase: 'code',
    title: 'Rename Storage to Preferences',
    why: 'The plugin has a new name and package since 4.0. Its methods and the stored data are the same.',
    todo: `Import \`Preferences\` from \`${PREFERENCES}\` and change \`Storage\` in your code.`,
    places: found.length > 0 ? found : places,
    ...onlyIf(open),
    check: 'Your type check passes, and the app still finds the data that it stored.',
  };
};

const haptics = ifCode(['HapticsNotificationType'], undefined, ({to}) => ({
  title: 'Rename HapticsNotificationType',
  why: `It's called \`NotificationType\` since 3.0, with the keys \`Success\`, \`Warning\` and \`Error\`${to >= 7 ? '. 7.0 removed the old name' : ''}.`,
  todo: 'Change the import and, coming from 2.x, the keys.',
  check: TYPE_CHECK,
}));

/** Since this major, the ID is called `identifier`. */
const IDENTIFIER = 5;

const deviceId: Builder = (context, own) => {
  const step = ifCode(['uuid'], '@capacitor/device', ({from, to}) => {
    const field = to >= IDENTIFIER ? 'identifier' : 'uuid';
    return {
      title: `Read ${field} from Device.getId()`,
      why: [
        ...(from === 2 ? ['`Device.getInfo()` no longer has `uuid` since 3.0.'] : []),
        ...(to >= IDENTIFIER ? ['`getId()` calls the ID `identifier` since 5.0.'] : []),
      ].join(' '),
      todo: `Call \`Device.getId()\` and read \`${field}\`.`,
      check: TYPE_CHECK,
    };
  });
  return step(context, own);
};

const notifications = ifCode(['requestPermission'], undefined, () => ({
  title: 'Call requestPermissions() for notifications',
  why: 'The method was renamed in 3.0, and returns a permission state instead of `granted`.',
  todo: 'Use `requestPermissions()`. Compare `display` of LocalNotifications and `receive` of PushNotifications with `granted`.',
  check: 'On a fresh install, the app asks for the permission once.',
}));

const listeners = ifCode(['addListener'], undefined, ({to}) => ({
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

const types7: Builder = (context) => {
  const {project} = context;
  const step = ifCode(
    RENAMED.map(([name]) => name),
    undefined,
    () => ({
      title: 'Rename types of App, Device, Haptics and Splash Screen',
      why: '7.0 removed names that were deprecated in 3.0. The types are the same.',
      items: RENAMED.filter(
        ([name]) => usesIn(project.sources, [name], undefined, project, '').holds !== 'no',
      ).map(([old, next]) => `\`${old}\` is \`${next}\``),
      check: TYPE_CHECK,
    }),
  );
  const names = ['app', 'device', 'haptics', 'splash-screen'].map((name) => `@capacitor/${name}`);
  const isUsed = names.some((name) => usesPlugin(context, name).holds !== 'no');
  return isUsed ? step(context, []) : undefined;
};

/** Returns all names and texts that steps look for in the app's code. */
export function wordsInSteps(): string[] {
  const own =
    'Plugins isNative platform Accessibility Modals HapticsNotificationType requestPermission addListener uuid';
  return [...own.split(' '), ...RENAMED.map(([name]) => name), ...BUNDLED.values()];
}

/** The steps for the app's code, by ID. */
export const CODE_STEPS = {
  'plugins-export': pluginsExport,
  'core-names': coreNames,
  'screen-reader': screenReader,
  modals,
  preferences,
  'haptics-types': (context, own) =>
    usesPlugin(context, '@capacitor/haptics').holds === 'no' ? undefined : haptics(context, own),
  'notification-permission': notifications,
  'device-id': deviceId,
  listeners,
  'types-7': types7,
  api,
} satisfies Record<string, Builder>;
