import {BUNDLED} from '../bundled';
import {evaluate, usesIn, usesPlugin} from '../conditions';
import {commandsFor} from './commands';
import {STORAGE} from './official';
import renamed from './renamedTypes.json';
import type {Builders, Context, Part} from './types';

const CORE = '@capacitor/core';

/** The plugins with types that 7.0 calls otherwise. */
const RENAMED_IN = ['app', 'device', 'haptics', 'splash-screen'].map((name) => `@capacitor/${name}`);

/** Returns where the code uses any of the words, of a package or of any plugin; undefined if it uses none. */
function placesOf(context: Context, words: readonly string[], plugin?: string): Part | undefined {
  const {holds, places, open} = evaluate(context, {code: words, plugin});
  return holds === 'no' ? undefined : {places, condition: open};
}

/** Returns what replaces a plugin of 2.x: plugins to install, whose versions for 3 start at 1. */
function replacedBy(context: Context, plugin: string, ...names: readonly string[]): Part | undefined {
  const {project, to} = context;
  const packages = names.map((name) => `@capacitor/${name}@${to === 3 ? 1 : to}`);
  const found = placesOf(context, [plugin], CORE);
  return found && {...found, commands: [[commandsFor(project).add, ...packages].join(' ')]};
}

/** Returns whether the app may use one of several plugins. Without them, it may have names of its own that are the same. */
function mayUse(context: Context, plugins: readonly string[]): boolean {
  return plugins.some((name) => usesPlugin(context, name).holds !== 'no');
}

/** The steps about names that the app's code uses. */
export const code: Builders = {
  'plugins-export': (context) => placesOf(context, ['Plugins'], CORE),
  'core-names': (context) => placesOf(context, ['isNative', 'platform'], CORE),
  'screen-reader': (context) => replacedBy(context, 'Accessibility', 'screen-reader'),
  modals: (context) => replacedBy(context, 'Modals', 'dialog', 'action-sheet'),
  preferences: (context) => {
    const {holds, places, open} = usesPlugin(context, STORAGE);
    if (holds === 'no') return undefined;
    const importing = context.project.sources.filter(({imports}) => imports.includes(STORAGE));
    return {places: importing.length > 0 ? importing.map(({path}) => path) : places, condition: open};
  },
  'haptics-types': (context) =>
    mayUse(context, ['@capacitor/haptics']) ? placesOf(context, ['HapticsNotificationType']) : undefined,
  'device-id': (context) => {
    const moved = context.from === 2 ? '`Device.getInfo()` no longer has `uuid` since 3.0. ' : '';
    const found = placesOf(context, ['uuid'], '@capacitor/device');
    return found && {...found, values: {moved}};
  },
  'notification-permission': (context) => placesOf(context, ['requestPermission']),
  listeners: (context) => placesOf(context, ['addListener']),
  'types-7': (context) => {
    const {project} = context;
    if (!mayUse(context, RENAMED_IN)) return undefined;
    const used = Object.entries(renamed).filter(
      ([name]) => usesIn(project.sources, [name], undefined, project, '').holds !== 'no',
    );
    const found = placesOf(context, Object.keys(renamed));
    return found && {...found, items: used.map(([old, next]) => `\`${old}\` is \`${next}\``)};
  },
};

/** Returns all names and texts that steps look for in the app's code. */
export function wordsInSteps(): string[] {
  const own =
    'Plugins isNative platform Accessibility Modals HapticsNotificationType requestPermission addListener uuid';
  return [...own.split(' '), ...Object.keys(renamed), ...BUNDLED.values()];
}
