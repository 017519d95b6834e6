import {refusesAlways} from './nativeAnswer';
import type {NativeSource, SourceFunction, SourceType} from './nativeSource';

/** A plugin as one platform's native sources define it. */
export type NativePlugin = {
  /** For each registered method: whether it works, refuses, or is inherited from the base class. */
  readonly methods: ReadonlyMap<string, 'works' | 'refuses' | 'inherits'>;
  readonly declaresPermissions: boolean;
};

/**
 * A function and the class it belongs to. Functions of the plugin's extensions and parent classes belong to the
 * plugin.
 */
type OwnedFunction = SourceFunction & {readonly owner: string};

/**
 * Returns the plugin that registers as `jsName`, or nothing if the sources have none. A registered method works if
 * its class has a function with that name that doesn't refuse every call.
 */
export function nativePlugin(sources: readonly NativeSource[], jsName: string): NativePlugin | undefined {
  const registrations = sources
    .flatMap((source) => source.registrations)
    .filter((registration) => registration.jsName === jsName);
  const [first] = registrations;
  if (!first) return undefined;
  const types = sources.flatMap((source) => source.types);
  const plugin = registrations.flatMap(({className}) => family(types, className));
  const functions = types.flatMap((type) => {
    const owner = plugin.includes(type) ? first.className : type.name;
    return type.functions.map((candidate) => ({...candidate, owner}));
  });
  const names = new Set(registrations.flatMap((registration) => registration.methods));
  return {
    methods: new Map([...names].map((name) => [name, stateOf(name, first.className, functions)])),
    declaresPermissions: registrations.some((registration) => registration.declaresPermissions),
  };
}

/** Returns a class with its extensions and with the classes in the same sources that it extends. */
function family(types: readonly SourceType[], name: string, seen: readonly string[] = []): SourceType[] {
  if (seen.includes(name)) return [];
  return types
    .filter((type) => type.name === name)
    .flatMap((type) => [
      type,
      ...type.supertypes.flatMap((parent) => family(types, parent, [...seen, name])),
    ]);
}

function stateOf(
  name: string,
  plugin: string,
  functions: readonly OwnedFunction[],
): 'works' | 'refuses' | 'inherits' {
  const own = functions.filter((candidate) => candidate.owner === plugin && candidate.name === name);
  if (own.length === 0) return 'inherits';
  return own.every((candidate) => refuses(candidate, functions, [])) ? 'refuses' : 'works';
}

function refuses(
  candidate: OwnedFunction,
  functions: readonly OwnedFunction[],
  callers: readonly OwnedFunction[],
): boolean {
  if (callers.includes(candidate)) return false;
  return refusesAlways(candidate.body, (name, receiver) => {
    const isOwn = receiver === undefined || receiver === 'self' || receiver === 'this';
    // A call on another object matches by name only, without its type, so it may reach any other class of the
    // package.
    const callees = functions.filter((callee) => {
      return callee.name === name && (callee.owner === candidate.owner) === isOwn;
    });
    return (
      callees.length > 0 && callees.every((callee) => refuses(callee, functions, [...callers, candidate]))
    );
  });
}
