import fs from 'node:fs';
import path from 'node:path';
import {correctTexts} from '../../lib/correctTexts';
import {installedPackage, type InstalledPackage} from '../../lib/installedPackage';
import {listPluginSources} from '../../lib/sources';
import type {PluginSource} from '../../lib/referenceTypes';
import {readConfig} from './readConfig';
import type {ConfigModel, PluginKeys} from './types';

/** Memoized configurations, by the CLI's folder and version. */
const loaded = new Map<string, ConfigModel>();

/** Returns whether a docs version's CLI declares its configuration: Capacitor 2 doesn't. */
export function declaresConfig(siteDir: string, version: string): boolean {
  return fs.existsSync(declarationsOf(installedPackage(siteDir, version, '@capacitor/cli')));
}

function declarationsOf(cli: InstalledPackage): string {
  return path.join(cli.dir, 'dist', 'declarations.d.ts');
}

/**
 * Returns the configuration that a docs version documents: the options of its CLI's type and its plugins' keys. Throws
 * if the CLI has no such type, as in v2.
 */
export function loadConfig(siteDir: string, version: string): ConfigModel {
  const cli = installedPackage(siteDir, version, '@capacitor/cli');
  const known = loaded.get(`${cli.dir}@${cli.version}`);
  if (known) return known;
  const file = declarationsOf(cli);
  if (!fs.existsSync(file)) {
    throw new Error(
      `@capacitor/cli ${cli.version} of ${version} has no dist/declarations.d.ts: it does not declare the type ` +
        `CapacitorConfig, which came with Capacitor 3. Describe the options of ${version} by hand in the page.`,
    );
  }
  const declarations = readConfig(fs.readFileSync(file, 'utf8'), file);
  if (declarations.options.length === 0)
    throw new Error(`${file} does not declare the interface CapacitorConfig.`);
  const sources = listPluginSources(siteDir, version);
  const model = correctTexts({
    ...declarations,
    plugins: [...declarations.plugins, ...readPluginKeys(sources)],
    pages: Object.fromEntries(sources.map(({jsName, slug}) => [jsName, slug])),
    version,
    packageVersion: cli.version,
    ...(cli.repository
      ? {definitionUrl: `${cli.repository}/blob/${cli.version}/cli/src/declarations.ts`}
      : {}),
  });
  loaded.set(`${cli.dir}@${cli.version}`, model);
  return model;
}

/**
 * Returns the configuration keys that a docs version's plugins declare, sorted by plugin name. Keys of the plugins in
 * core aren't included, because the CLI itself declares them.
 */
function readPluginKeys(sources: readonly PluginSource[]): PluginKeys[] {
  return sources
    .flatMap(({typesFile}) => readConfig(fs.readFileSync(typesFile, 'utf8'), typesFile).plugins)
    .sort((a, b) => a.jsName.localeCompare(b.jsName));
}
