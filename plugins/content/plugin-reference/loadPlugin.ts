import path from 'node:path';
import {hashSources} from '../../lib/hashFiles';
import {cached} from './cache';
import {correctTexts} from '../lib/correctTexts';
import {pinnedPackages} from '../lib/installedPackage';
import {readPluginModel} from './model';
import {readEvents, readPlatformFacts, readSupport} from './platforms';
import {findPluginSource, listPluginSources} from '../lib/sources';
import type {PluginModel, PluginSource} from '../lib/referenceTypes';

/** A hash of the extraction's sources and of the packages that it uses, such as TypeScript. */
let extractor: string | undefined;

/**
 * Returns the model of a plugin in a docs version, by the plugin's name (see `findPluginSource`). Uses the cache in
 * `.cache/package-reference` if the packages are the same. Throws with similar names if the version has no such
 * plugin.
 */
export function loadPlugin(siteDir: string, version: string, name: string): Promise<PluginModel> {
  return load(siteDir, findPluginSource(siteDir, version, name));
}

/** Returns the models of all plugins in a docs version, sorted by slug. */
export function loadPlugins(siteDir: string, version: string): Promise<PluginModel[]> {
  return Promise.all(listPluginSources(siteDir, version).map((source) => load(siteDir, source)));
}

function load(siteDir: string, source: PluginSource): Promise<PluginModel> {
  extractor ??= hashSources(path.join(__dirname, 'loadPlugin.ts'));
  const pins = pinnedPackages(siteDir, source.version);
  const packages = [
    source.packageName,
    '@capacitor/core',
    '@capacitor/ios',
    '@capacitor/android',
    '@capacitor/cli',
  ];
  return cached(
    {
      dir: path.join(siteDir, '.cache/package-reference', source.version),
      name: source.slug,
      key: [extractor, ...packages.map((name) => `${name}@${pins[name] ?? ''}`)].join(' '),
    },
    async () => correctTexts(await readPluginModel(source, {readSupport, readEvents, readPlatformFacts})),
  );
}
