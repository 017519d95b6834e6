import type {Dependency, Project} from '../project';
import {allowsMajor, majorOf, otherSource} from '../versions';
import type {Context} from './types';

/** The plugin that is called Preferences since a major, and its name until then. */
export const STORAGE = '@capacitor/storage';
const PREFERENCES = '@capacitor/preferences';
const PREFERENCES_MAJOR = 4;

/** Packages in Capacitor's scope that have no version of their own for each major. */
const UNVERSIONED = /^@capacitor\/(?:assets|docgen|synapse|create-app|electron)$/;

/** Returns whether a package is one of Capacitor's own, with a version for each major. */
function isOfficial(name: string): boolean {
  return name.startsWith('@capacitor/') && !UNVERSIONED.test(name);
}

/** Returns the packages of Capacitor that an app depends on. */
export function officialOf({dependencies}: Project): Dependency[] {
  return [...(dependencies?.values() ?? [])].filter(({name}) => isOfficial(name));
}

/** Returns the name that a package has in the target: Storage became Preferences. */
export function renamed(name: string, to: number): string {
  return name === STORAGE && to >= PREFERENCES_MAJOR ? PREFERENCES : name;
}

const CORDOVA = /(?:^|\/)(?:cordova-plugin-|phonegap-)|-cordova-plugin$|^cordova-(?!res$|android$|ios$)/;
const CAPACITOR = /capacitor|capawesome|capgo|aparajita/;
/** What has Capacitor in its name and is no plugin of an app. */
const TOOLS =
  /^@ionic\/|^@capacitor-community\/electron$|\/(?:eslint|prettier)|migration|^@(?:capacitor|nxext)\/|^@capgo\/cli$/;

/** A plugin of another author, with the version for the target as far as this site knows it. */
type OtherPlugin = {
  readonly dependency: Dependency;
  readonly isCordova: boolean;
  readonly version?: string;
  /** Whether it supports the Swift Package Manager. */
  readonly spm?: boolean;
};

/** Returns whether a sync has put a package into the native projects, which only happens to plugins. */
function isSynced({podfile, swiftPackage, texts}: Project, name: string): boolean {
  const generated = texts.filter(({path}) => path.endsWith('capacitor.settings.gradle'));
  return [podfile, swiftPackage, ...generated].some((file) =>
    ["'", '"', '/android'].some((end) => file?.text.includes(`/node_modules/${name}${end}`)),
  );
}

/** Returns the plugins of other authors that an app depends on. */
export function otherPluginsOf({project, data, to}: Context): OtherPlugin[] {
  return [...(project.dependencies?.values() ?? [])].flatMap((dependency): OtherPlugin[] => {
    const {name} = dependency;
    const isCordova = CORDOVA.test(name);
    const entry = Object.hasOwn(data.plugins, name) ? data.plugins[name] : undefined;
    if (!isCordova && !entry && (TOOLS.test(name) || !(CAPACITOR.test(name) || isSynced(project, name))))
      return [];
    return [{dependency, isCordova, version: entry?.versions[to], spm: entry?.spm}];
  });
}

/** What a dependency becomes in the target. `version` is exact. Without it, this site doesn't know one. */
type Target = {readonly name: string; readonly version?: string; readonly isOfficial: boolean};

/**
 * Returns what a dependency becomes in the target, or undefined if it stays: because it's no plugin, comes from somewhere
 * else than the registry, or is new enough.
 */
export function targetOf(context: Context, dependency: Dependency): Target | undefined {
  const {data, to} = context;
  const {name, range} = dependency;
  if (otherSource(name, range) !== undefined) return undefined;
  if (isOfficial(name)) {
    const version = data.packages[to]?.[renamed(name, to)];
    const isThere = version !== undefined && (majorOf(range) ?? 0) >= (majorOf(version) ?? 0);
    const isAllowed = dependency.field === 'peerDependencies' && allowsMajor(range, to);
    if (isThere || isAllowed) return undefined;
    return {name: renamed(name, to), isOfficial: true, version};
  }
  const plugin = otherPluginsOf(context).find((one) => one.dependency.name === name);
  if (!plugin || plugin.isCordova) return undefined;
  if (plugin.version !== undefined && (majorOf(range) ?? 0) >= (majorOf(plugin.version) ?? 0))
    return undefined;
  return {name, isOfficial: false, version: plugin.version};
}
