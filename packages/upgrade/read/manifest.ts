import type {Dependency, Manifest} from '../project';
import {majorOf} from '../versions';
import {readJson} from './json';
import type {ObjectNode} from './types';

const FIELDS = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];

/** Returns what a `package.json` says. Throws a `ReadError` if it isn't JSON. */
export function readManifest(text: string): Manifest {
  const object = readJson(text);
  const named = FIELDS.flatMap((field) => dependenciesIn(object, field));
  const dependencies = named.filter(({name}) => isPackageName(name));
  return {
    object,
    dependencies: firstByName(dependencies),
    refused: named.filter((one) => !dependencies.includes(one)).map(({name}) => name),
    scripts: stringsIn(objectAt(object, 'scripts')),
    isPlugin: Boolean(objectAt(object, 'capacitor')),
  };
}

/** The longest name that npm allows. */
const LONGEST_NAME = 214;

/**
 * Returns whether npm allows a name, old ones with capitals too. Names stand in commands that readers copy, so one that a
 * shell would read as something else is refused.
 */
function isPackageName(name: string): boolean {
  return name.length <= LONGEST_NAME && /^(?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*$/i.test(name);
}

/** A package in several fields counts where it's installed from. */
function firstByName(dependencies: readonly Dependency[]): Map<string, Dependency> {
  const byName = new Map<string, Dependency>();
  for (const one of dependencies) if (!byName.has(one.name)) byName.set(one.name, one);
  return byName;
}

function objectAt(object: ObjectNode, key: string): ObjectNode | undefined {
  return object.members.find((member) => member.key === key)?.value.object;
}

function stringsIn(object: ObjectNode | undefined): string[] {
  return (object?.members ?? []).flatMap(({value}) =>
    typeof value.literal === 'string' ? [value.literal] : [],
  );
}

function dependenciesIn(object: ObjectNode, field: string): Dependency[] {
  return (objectAt(object, field)?.members ?? []).flatMap((member): Dependency[] =>
    typeof member.value.literal === 'string'
      ? [{name: member.key, range: member.value.literal, field, isDev: field === 'devDependencies', member}]
      : [],
  );
}

/** Returns whether a package is an app with Capacitor. */
export function isApp({dependencies}: Manifest): boolean {
  return ['@capacitor/core', '@capacitor/ios', '@capacitor/android'].some((name) => dependencies.has(name));
}

/** Returns the major of Capacitor that a package installs, if it says so. */
export function majorIn(manifest: Manifest | undefined): number | undefined {
  const names = ['@capacitor/core', '@capacitor/cli', '@capacitor/android', '@capacitor/ios'];
  const ranges = names.flatMap((name) => manifest?.dependencies.get(name)?.range ?? []);
  return ranges.map(majorOf).find((major) => major !== undefined);
}
