import path from 'node:path';
import type {PluginModel} from '../facts';
import type {NameOf} from './entries';

/** The packages with the native and web parts of the plugins that are bundled with core. */
const BUNDLING = new Set(['@capacitor/core', '@capacitor/android', '@capacitor/ios']);

/**
 * Returns a function that finds the plugin of a source file. A plugin that is bundled with core has files or a folder with
 * its name: `Camera.java`, `camera/ImageUtils.java`, `CapacitorHttp.swift`, `web/local-notifications.js`.
 */
export function nameFinder(plugins: readonly Pick<PluginModel, 'slug' | 'packageName' | 'jsName'>[]): NameOf {
  const bundled = new Map(
    plugins
      .filter(({packageName}) => BUNDLING.has(packageName))
      .map(({jsName, slug}) => [plainName(jsName), slug]),
  );
  const packages = new Map(
    plugins
      .filter(({packageName}) => !BUNDLING.has(packageName))
      .map(({packageName, slug}) => [packageName, slug]),
  );
  return ({package: name, file}) => {
    if (!BUNDLING.has(name)) return packages.get(name) ?? withoutScope(name);
    const folders = path.posix.dirname(file).split('/').reverse();
    const inPlugins = /\/(?:plugin|Plugins|web)\//.test(file);
    const names = inPlugins ? [path.posix.basename(file, path.posix.extname(file)), ...folders] : [];
    const plugin = names.map((part) => bundled.get(plainName(part))).find((slug) => slug !== undefined);
    return plugin ?? withoutScope(name);
  };
}

const withoutScope = (name: string): string =>
  name
    .replace(/^@capacitor\//, '')
    .replace(/^@/, '')
    .replace('/', '-');

/** Returns a name as files and plugins have it in common: `CapacitorHttp` and `http` are `http`. */
const plainName = (name: string): string =>
  name
    .replace(/^(?:Capacitor|CAP)(?=[A-Z])/, '')
    .replace(/(?:Plugin|Handler|Manager)$/, '')
    .replace(/-/g, '')
    .toLowerCase();
