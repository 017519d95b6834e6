import type {Dependency, Project} from '../project';

/** The plugin that is called Preferences since a major, and its name until then. */
export const STORAGE = '@capacitor/storage';
export const PREFERENCES = '@capacitor/preferences';
const PREFERENCES_MAJOR = 4;

/** Packages in Capacitor's scope that have no version of their own for each major. */
const UNVERSIONED = [
  '@capacitor/assets',
  '@capacitor/docgen',
  '@capacitor/synapse',
  '@capacitor/create-app',
  '@capacitor/electron',
];

/** Returns the packages of Capacitor in `package.json` that have a version for each major. */
export function officialOf(project: Project): Dependency[] {
  return [...(project.manifest?.content.dependencies.values() ?? [])].filter(
    ({name}) => name.startsWith('@capacitor/') && !UNVERSIONED.includes(name),
  );
}

/** Returns the name that a package has in the target: Storage became Preferences. */
export function renamed(name: string, to: number): string {
  return name === STORAGE && to >= PREFERENCES_MAJOR ? PREFERENCES : name;
}
