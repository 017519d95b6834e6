import type {Dependency, Manifest, Project} from '../project';
import {majorOf} from '../versions';
import {readJson} from './json';
import type {Member, ObjectNode, SourceFile} from './types';

const FIELDS = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];

/** Where package managers are told to install another version, or a changed one. */
const PINS = [
  'overrides',
  'resolutions',
  'patchedDependencies',
  'pnpm.overrides',
  'pnpm.patchedDependencies',
];

/** Returns what a `package.json` says. Throws a `ReadError` if it isn't JSON. */
export function readManifest(text: string, path: string): Manifest {
  const object = readJson(text);
  const named = FIELDS.flatMap((field) => dependenciesIn(object, field, {path, text}));
  const entries = named.filter(({name}) => isPackageName(name));
  return {
    object,
    entries,
    dependencies: firstByName(entries),
    refused: named.filter((one) => !entries.includes(one)).map(({name}) => name),
    scripts: membersAt(object, 'scripts').flatMap(({value}) => textOf(value) ?? []),
    pins: PINS.flatMap((field) =>
      membersAt(object, field)
        .filter(({key}) => /capacitor/.test(key))
        .map(({key}) => ({field, key})),
    ),
    node: membersAt(object, 'engines').flatMap(({key, value}) => (key === 'node' && textOf(value)) || [])[0],
    isPlugin: object.members.some(({key, value}) => key === 'capacitor' && value.object),
  };
}

function textOf({literal}: Member['value']): string | undefined {
  return typeof literal === 'string' ? literal : undefined;
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

/** Returns dependencies by their names. One in several places counts where it comes first. */
export function firstByName(dependencies: readonly Dependency[]): Map<string, Dependency> {
  const byName = new Map<string, Dependency>();
  for (const one of dependencies) if (!byName.has(one.name)) byName.set(one.name, one);
  return byName;
}

/** Returns the entries of the object at a path, such as `pnpm.overrides`. */
function membersAt(object: ObjectNode, path: string): readonly Member[] {
  let found: ObjectNode | undefined = object;
  for (const key of path.split('.')) found = found?.members.find((one) => one.key === key)?.value.object;
  return found?.members ?? [];
}

function dependenciesIn(object: ObjectNode, field: string, file: SourceFile): Dependency[] {
  return membersAt(object, field).flatMap(({key: name, keyRange, value}): Dependency[] => {
    const range = textOf(value);
    const inQuotes = {start: value.start + 1, end: value.end - 1};
    return range === undefined
      ? []
      : [{name, range, field, isDev: field === 'devDependencies', file, keyRange, valueRange: inQuotes}];
  });
}

/** Returns whether a package is an app with Capacitor. */
export function isApp({dependencies}: Manifest): boolean {
  return ['@capacitor/core', '@capacitor/ios', '@capacitor/android'].some((name) => dependencies.has(name));
}

/** Returns the major of Capacitor that dependencies ask for, if they say so. */
export function majorIn(dependencies: Project['dependencies']): number | undefined {
  const names = ['@capacitor/core', '@capacitor/cli', '@capacitor/android', '@capacitor/ios'];
  const ranges = names.flatMap((name) => dependencies?.get(name)?.range ?? []);
  return ranges.map(majorOf).find((major) => major !== undefined);
}
