import type {Platform} from '../../../schema/plugin';
import type {NativePlugin} from './nativePlugin';
import type {ScriptPlugin} from './scriptPlugin';

/** Methods that a plugin can inherit. */
export const BASE_METHODS: readonly string[] = [
  'addListener',
  'removeListener',
  'removeAllListeners',
  'checkPermissions',
  'requestPermissions',
];

const LISTENERS: readonly string[] = ['addListener', 'removeListener', 'removeAllListeners'];

/** What implements a plugin on one platform of one docs version. */
export type Inheritance = {
  readonly version: string;
  readonly platform: Platform;
  readonly native?: NativePlugin;
  readonly script?: ScriptPlugin;
};

/**
 * Returns the methods that a plugin inherits from its base class, if calls reach them and they do something. Based on
 * `@capacitor/ios` (CAPPlugin.m, CapacitorBridge.swift), `@capacitor/android` (Plugin.java) and `@capacitor/core`
 * (WebPlugin), versions 2.5.0 to 8.5.2.
 */
export function inheritedMethods({version, platform, native, script}: Inheritance): readonly string[] {
  const major = version === 'next' ? Infinity : Number(version.slice(1));
  if (native && platform === 'ios') return inheritedOnIos(major, native);
  if (native) return inheritedOnAndroid(major, native);
  if (!script?.inherits) return [];
  // Capacitor 2's WebPlugin implements requestPermissions; later ones have no permission methods.
  return major === 2 ? [...LISTENERS, 'requestPermissions'] : LISTENERS;
}

/**
 * The bridge calls any plugin's listener methods. Until Capacitor 5, however, it calls removeAllListeners only if the
 * plugin registers it. CAPPlugin's checkPermissions and requestPermissions do nothing, registered or not.
 */
function inheritedOnIos(major: number, native: NativePlugin): readonly string[] {
  const reached = major >= 6 || native.methods.get('removeAllListeners') === 'inherits';
  return reached ? LISTENERS : LISTENERS.filter((method) => method !== 'removeAllListeners');
}

/** Plugin.java handles the permissions that the annotation declares, and does nothing if there are none. */
function inheritedOnAndroid(major: number, {declaresPermissions}: NativePlugin): readonly string[] {
  if (!declaresPermissions) return LISTENERS;
  return [...LISTENERS, ...(major === 2 ? [] : ['checkPermissions']), 'requestPermissions'];
}
