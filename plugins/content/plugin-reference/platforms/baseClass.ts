import type {Platform} from '../../lib/referenceTypes';
import type {NativePlugin} from './nativePlugin';
import type {ScriptClass} from './scriptClass';

/** Methods that a plugin can have without writing them. */
export const BASE_METHODS: readonly string[] = [
  'addListener',
  'removeListener',
  'removeAllListeners',
  'checkPermissions',
  'requestPermissions',
];

const LISTENERS: readonly string[] = ['addListener', 'removeListener', 'removeAllListeners'];

/** What stands behind a plugin on one platform of one docs version. */
export type Inheritance = {
  readonly version: string;
  readonly platform: Platform;
  readonly native?: NativePlugin;
  readonly script?: ScriptClass;
};

/**
 * Returns the methods that a plugin gets from the class that it extends, as far as a call reaches them
 * and they do something. Read in `@capacitor/ios` (CAPPlugin.m, CapacitorBridge.swift),
 * `@capacitor/android` (Plugin.java) and `@capacitor/core` (WebPlugin) of 2.5.0 to 8.5.2.
 */
export function inheritedMethods({version, platform, native, script}: Inheritance): readonly string[] {
  const major = version === 'next' ? Infinity : Number(version.slice(1));
  if (native && platform === 'ios') return inheritedOnIos(major, native);
  if (native) return inheritedOnAndroid(major, native);
  if (!script?.extendsOther) return [];
  // WebPlugin of Capacitor 2 answers requestPermissions, later ones have nothing on permissions.
  return major === 2 ? [...LISTENERS, 'requestPermissions'] : LISTENERS;
}

/**
 * The bridge calls the listener methods of any plugin, but until Capacitor 5 it takes
 * removeAllListeners, as all others, only from a plugin that registers it. checkPermissions and
 * requestPermissions of CAPPlugin answer nothing, registered or not.
 */
function inheritedOnIos(major: number, native: NativePlugin): readonly string[] {
  const reached = major >= 6 || native.methods.get('removeAllListeners') === 'inherits';
  return reached ? LISTENERS : LISTENERS.filter((method) => method !== 'removeAllListeners');
}

/** Plugin.java answers for the permissions that the annotation declares; without any it does nothing. */
function inheritedOnAndroid(major: number, {declaresPermissions}: NativePlugin): readonly string[] {
  if (!declaresPermissions) return LISTENERS;
  return [...LISTENERS, ...(major === 2 ? [] : ['checkPermissions']), 'requestPermissions'];
}
