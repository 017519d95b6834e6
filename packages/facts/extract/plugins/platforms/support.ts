import type {MethodSupport, Platform, SupportTable} from '../../../schema/plugin';
import {BASE_METHODS, inheritedMethods} from './baseClass';
import type {NativePlugin} from './nativePlugin';
import type {ScriptPlugin} from './scriptPlugin';

/** A plugin as all of its sources define it. A platform without a native plugin is missing. */
export type PluginParts = {
  readonly version: string;
  readonly ios?: NativePlugin;
  readonly android?: NativePlugin;
  /** The JavaScript that implements it on each platform that has some. Most plugins have it for the web only. */
  readonly scripts: Readonly<Partial<Record<Platform, ScriptPlugin>>>;
  /** The functions that apps call instead of the plugin (`GoogleMap`), with the names of what each calls. */
  readonly callers: readonly {readonly name: string; readonly calls: readonly string[]}[];
};

/** Returns whether a method works on one platform. */
type Works = (method: string) => boolean;

/**
 * Returns where each of `methods` works. All listeners together are one `addListener`. Throws if a method isn't in
 * any source, which means that its name or one of the readers is wrong.
 */
export function supportTable(parts: PluginParts, methods: readonly string[]): SupportTable {
  const unknown = methods.filter((method) => !needsOf(method, parts));
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
  const script = scriptOn(platform, parts, native);
  if (!native && !script) return () => false;
  const inherited = inheritedMethods({version: parts.version, platform, native, script});
  const works: Works = (method) => ownAnswer(method, native, script) ?? inherited.includes(method);
  const needs = (method: string): readonly string[] => needsOf(method, parts) ?? [];
  // If all of the plugin's own methods refuse, the plugin isn't there at all: its listeners would wait for events
  // that never come.
  const own = methods.flatMap(needs).filter((method) => !BASE_METHODS.includes(method));
  if (own.length > 0 && !own.some(works)) return () => false;
  return (method) => needs(method).every(works);
}

/**
 * Returns the plugin's methods that a documented method needs: itself or, for the method of a class that apps use instead
 * of the plugin, those that it calls. Returns nothing if no source has it.
 */
function needsOf(
  method: string,
  {ios, android, scripts, callers}: PluginParts,
): readonly string[] | undefined {
  const holders = [ios, android, ...Object.values(scripts)];
  const isOwn = (name: string): boolean =>
    BASE_METHODS.includes(name) || holders.some((holder) => holder?.methods.has(name));
  if (isOwn(method)) return [method];
  return callers.find(({name}) => name === method)?.calls.filter(isOwn);
}

/** Returns the JavaScript that implements the plugin on a platform, if that platform uses it. */
function scriptOn(
  platform: Platform,
  {version, scripts}: PluginParts,
  native: NativePlugin | undefined,
): ScriptPlugin | undefined {
  // In Capacitor 2, a plugin is either native or JavaScript. In later versions, JavaScript adds what the native code
  // lacks.
  return native && version === 'v2' ? undefined : scripts[platform];
}

/** Returns whether the plugin's own method works, or nothing if the plugin inherits it. */
function ownAnswer(method: string, native?: NativePlugin, script?: ScriptPlugin): boolean | undefined {
  const registered = native?.methods.get(method);
  if (registered === 'works' || registered === 'refuses') return registered === 'works';
  return script?.methods.get(method);
}
