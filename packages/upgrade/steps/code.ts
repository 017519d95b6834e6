import {BUNDLED} from '../bundled';
import {evaluate, usesIn, usesPlugin} from '../conditions';
import {commandsFor} from './commands';
import {STORAGE} from './official';
import {sentences, TYPE_CHECK} from './parts';
import type {Builder, Context, Draft} from './types';
import {written} from './written';

const CORE = '@capacitor/core';

type Found = Pick<Draft, 'places' | 'condition'>;

/** Returns where the code uses any of the words, of a package or of any plugin; undefined if it uses none. */
function placesOf(context: Context, words: readonly string[], plugin?: string): Found | undefined {
  const {holds, places, open} = evaluate(context, {code: words, plugin});
  return holds === 'no' ? undefined : {places, condition: open};
}

/** Returns a step that matters if the code uses any of the words. */
function ifCode(
  words: readonly string[],
  plugin: string | undefined,
  texts: (context: Context) => Draft,
): Builder {
  return (context) => {
    const found = placesOf(context, words, plugin);
    return found && {...texts(context), ...found};
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
export const coreNames = written('core-names', (context) =>
  placesOf(context, ['isNative', 'platform'], CORE),
);

/** Replaces the plugin of 2.x for screen readers. */
export const screenReader = written('screen-reader', (context) => {
  const found = placesOf(context, ['Accessibility'], CORE);
  return found && {...found, commands: [installOf(context, 'screen-reader')]};
});

/** Replaces the plugin of 2.x for dialogs. */
export const modals = written('modals', (context) => {
  const found = placesOf(context, ['Modals'], CORE);
  return found && {...found, commands: [installOf(context, 'dialog', 'action-sheet')]};
});

/** Returns the command that installs plugins, whose versions for 3 start at 1. */
function installOf({project, to}: Context, ...names: readonly string[]): string {
  const packages = names.map((name) => `@capacitor/${name}@${to === 3 ? 1 : to}`);
  return [commandsFor(project).add, ...packages].join(' ');
}

/** Renames Storage. */
export const preferences = written('preferences', (context) => {
  const {holds, places, open} = usesPlugin(context, STORAGE);
  if (holds === 'no') return undefined;
  const importing = context.project.sources.filter(({imports}) => imports.includes(STORAGE));
  return {
    places: importing.length > 0 ? importing.map(({path}) => path) : places,
    condition: open,
  };
});

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
export const notifications = written('notification-permission', (context) =>
  placesOf(context, ['requestPermission']),
);

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

/** Renames types, which apps without the plugins may have of their own. */
export const types7 = written('types-7', (context) => {
  const {project} = context;
  const plugins = ['app', 'device', 'haptics', 'splash-screen'].map((name) => `@capacitor/${name}`);
  if (plugins.every((name) => usesPlugin(context, name).holds === 'no')) return undefined;
  const renamed = RENAMED.filter(
    ([name]) => usesIn(project.sources, [name], undefined, project, '').holds !== 'no',
  );
  const found = placesOf(
    context,
    RENAMED.map(([name]) => name),
  );
  return found && {...found, items: renamed.map(([old, next]) => `\`${old}\` is \`${next}\``)};
});

/** Returns all names and texts that steps look for in the app's code. */
export function wordsInSteps(): string[] {
  const own =
    'Plugins isNative platform Accessibility Modals HapticsNotificationType requestPermission addListener uuid';
  return [...own.split(' '), ...RENAMED.map(([name]) => name), ...BUNDLED.values()];
}
