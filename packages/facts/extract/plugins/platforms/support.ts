import type {MethodSupport, Platform, SupportTable} from '../../../schema/plugin';
import {BASE_METHODS, inheritedMethods} from './baseClass';
import type {NativePlugin} from './nativePlugin';
import type {ScriptClass} from './scriptClass';
import type {ScriptPlugin} from './scriptPlugin';

/** A plugin as all of its sources define it. A platform without a native plugin is missing. */
export type PluginParts = {
  readonly version: string;
  readonly ios?: NativePlugin;
  readonly android?: NativePlugin;
  readonly script: ScriptPlugin;
};

/** Returns whether a method works on one platform. */
type Works = (method: string) => boolean;

/**
 * Returns where each of `methods` works. All listeners together are one `addListener`. Throws if a method isn't in
 * any source, which means that its name or one of the readers is wrong.
 */
export function supportTable(parts: PluginParts, methods: readonly string[]): SupportTable {
  const unknown = methods.filter((method) => !isKnown(method, parts));
  if (unknown.length > 0) throw new Error(`no source of the plugin has the methods ${unknown.join(', ')}.`);
  const ios = platformWorks('ios', parts, methods);
  const android = platformWorks('android', parts, methods);
  const web = platformWorks('web', parts, methods);
  const row = (method: string): MethodSupport => ({
    ios: ios(method),
    android: android(method),
    web: web(method),
  });
  return Object.fromEntries(methods.map((method) => [method, row(method)]));
}

function platformWorks(platform: Platform, parts: PluginParts, methods: readonly string[]): Works {
  const native = platform === 'web' ? undefined : parts[platform];
  const script = scriptClass(platform, parts, native);
  if (!native && !script) return () => false;
  const inherited = inheritedMethods({version: parts.version, platform, native, script});
  const works: Works = (method) => ownAnswer(method, native, script) ?? inherited.includes(method);
  const needs = (method: string): readonly string[] => parts.script.facade.get(method) ?? [method];
  // If all of the plugin's own methods refuse, the plugin isn't there at all: its listeners would wait for events
  // that never come.
  const own = methods.flatMap(needs).filter((method) => !BASE_METHODS.includes(method));
  if (own.length > 0 && !own.some(works)) return () => false;
  return (method) => needs(method).every(works);
}

function isKnown(method: string, {ios, android, script}: PluginParts): boolean {
  if (BASE_METHODS.includes(method) || script.facade.has(method)) return true;
  const holders = [ios, android, ...script.implementations.values()];
  return holders.some((holder) => holder?.methods.has(method));
}

/** Returns the class that implements the plugin in JavaScript on a platform, if that platform uses it. */
function scriptClass(
  platform: Platform,
  {version, script}: PluginParts,
  native: NativePlugin | undefined,
): ScriptClass | undefined {
  // In Capacitor 2, a plugin is either native or JavaScript. In later versions, JavaScript adds what the native code
  // lacks.
  if (native && version === 'v2') return undefined;
  return script.implementations.get(platform);
}

/** Returns whether the plugin's own method works, or nothing if the plugin inherits it. */
function ownAnswer(method: string, native?: NativePlugin, script?: ScriptClass): boolean | undefined {
  const registered = native?.methods.get(method);
  if (registered === 'works' || registered === 'refuses') return registered === 'works';
  return script?.methods.get(method)?.works;
}
