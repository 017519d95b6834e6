import fs from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';
import {didYouMean} from '../lib/nearMatches';
import {slugOf} from './packageNames';
import {pinnedPackages} from './pins';
import {factsDir, listFacts, readFacts} from './readFacts';
import type {CliModel} from './schema/cli';
import type {ConfigModel} from './schema/config';
import {cliFile, configFile, packageFile, pluginFile} from './schema/files';
import type {ErrorReference} from './schema/messages';
import type {PluginModel} from './schema/plugin';

/** A plugin with what its package adds to the configuration. */
type LoadedPlugin = {
  readonly model: PluginModel;
  readonly configurationKeys: z.infer<typeof pluginFile>['configurationKeys'];
};

/** Returns the model of a plugin in a docs version. See `findPlugin` for `name`. */
export function loadPlugin(siteDir: string, version: string, name: string): PluginModel {
  return findPlugin(loadPlugins(siteDir, version), version, name);
}

/** Returns the models of all plugins in a docs version, sorted by slug. */
export function loadPlugins(siteDir: string, version: string): PluginModel[] {
  return readPlugins(siteDir, version).map(({model}) => model);
}

/**
 * Returns the plugin with this name. A name without a scope is the package in `@capacitor/`, or else a plugin of
 * `@capacitor/core`, or else the package of exactly that name. Throws with near matches if there is none.
 *
 * @example
 * findPlugin(plugins, 'v7', 'camera').packageName // '@capacitor/camera'
 */
export function findPlugin(plugins: readonly PluginModel[], version: string, name: string): PluginModel {
  const found =
    plugins.find(({packageName}) => packageName === `@capacitor/${name}`) ??
    plugins.find(({packageName, slug}) => packageName === '@capacitor/core' && slug === name) ??
    plugins.find(({packageName}) => packageName === name);
  if (found) return found;
  const names = plugins.map(({slug}) => slug);
  throw new Error(
    `${version} has no plugin "${name}": no package that reference/${version}/package.json pins has that name, and ` +
      `neither has a plugin of @capacitor/core.${didYouMean(name, names)}`,
  );
}

/** Returns the commands of the CLI that a docs version documents. */
export function loadCli(siteDir: string, version: string): CliModel {
  const {
    package: packageName,
    version: packageVersion,
    ...facts
  } = readFacts({siteDir, version, path: 'cli.json'}, cliFile);
  return {...facts, version, packageVersion};
}

/** Returns whether a docs version's CLI declares its configuration: Capacitor 2 doesn't. */
export function declaresConfig(siteDir: string, version: string): boolean {
  return fs.existsSync(path.join(factsDir(siteDir, version), 'config.json'));
}

/**
 * Returns the configuration that a docs version documents: the options of its CLI's type, and the keys of its plugins.
 * Throws if the CLI declares no configuration, as in v2.
 */
export function loadConfig(siteDir: string, version: string): ConfigModel {
  if (!declaresConfig(siteDir, version)) {
    throw new Error(
      `The @capacitor/cli of ${version} does not declare the type CapacitorConfig, which came with Capacitor 3. ` +
        `Describe the options of ${version} by hand in the page.`,
    );
  }
  const {
    package: packageName,
    version: packageVersion,
    ...facts
  } = readFacts({siteDir, version, path: 'config.json'}, configFile);
  const plugins = readPlugins(siteDir, version);
  const keys = plugins.flatMap(({configurationKeys}) => configurationKeys);
  return {
    ...facts,
    plugins: [...facts.plugins, ...keys.toSorted((a, b) => a.jsName.localeCompare(b.jsName))],
    pages: Object.fromEntries(plugins.map(({model: {jsName, slug}}) => [jsName, slug])),
    version,
    packageVersion,
  };
}

/** Returns the errors of all packages that a docs version pins. */
export function loadErrors(siteDir: string, version: string): ErrorReference {
  const packages = Object.keys(pinnedPackages(siteDir, version))
    .sort()
    .map((name) => readPackage(siteDir, version, name));
  const placed = <T>(listOf: (facts: PackageFacts) => readonly T[]): (T & {readonly package: string})[] =>
    packages.flatMap((facts) => listOf(facts).map((item) => ({...item, package: facts.package})));
  return {
    sites: placed(({sites}) => sites),
    unresolved: placed(({unresolved}) => unresolved),
    declared: placed(({declared}) => declared),
  };
}

export type PackageFacts = z.infer<typeof packageFile>;

/** Returns what a package of a docs version has in common with all others. `name` is its full name. */
export function readPackage(siteDir: string, version: string, name: string): PackageFacts {
  return readFacts({siteDir, version, path: `packages/${slugOf(name)}.json`}, packageFile);
}

function readPlugins(siteDir: string, version: string): LoadedPlugin[] {
  const plugins = listFacts({siteDir, version, path: 'plugins'}).map((name): LoadedPlugin => {
    const file = readFacts({siteDir, version, path: `plugins/${name}`}, pluginFile);
    const {package: packageName, version: packageVersion, configurationKeys, ...facts} = file;
    return {model: {...facts, version, packageName, packageVersion}, configurationKeys};
  });
  return plugins.sort((a, b) => (a.model.slug < b.model.slug ? -1 : 1));
}
