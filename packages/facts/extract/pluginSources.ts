import {pinnedPackages} from '../pins';
import fs from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../lib/filesBelow';
import {installedPackage} from './installedPackage';
import {slugOf} from '../packageNames';
import {readDocsJson} from './plugins/api/readDocsJson';
import exceptions from './bundled.json';

/**
 * Where the files of one plugin are in one docs version. A plugin package has all of them in one folder. The files of a
 * plugin that is bundled with core (v2's plugins, http, cookies, system-bars) are in the folders of `@capacitor/core`,
 * `@capacitor/ios` and `@capacitor/android`.
 */
export type PluginSource = {
  /** Docs version, `next` or `v7` … `v2`. */
  readonly version: string;
  /** Name of the plugin's page: `push-notifications`, or `acme-camera` for `@acme/camera`. */
  readonly slug: string;
  /** The npm package that contains the plugin, and its exact installed version. */
  readonly packageName: string;
  readonly packageVersion: string;
  /** Absolute folder of that package. */
  readonly packageDir: string;
  /** The name that the plugin registers on the bridge: `PushNotifications`. */
  readonly jsName: string;
  /** Name of the TypeScript interface that declares its methods: `PushNotificationsPlugin`. */
  readonly interfaceName: string;
  /** Where a package ships its reference data, if it has any; absolute. */
  readonly docsJson: string;
  /** The `.d.ts` that declares the interface, absolute. */
  readonly typesFile: string;
  /** Absolute path of the `.d.ts` that declares the plugin's configuration, if it isn't `typesFile`. */
  readonly configTypes?: string;
  /** Absolute paths of the folders with native sources; empty if the plugin has none. */
  readonly iosDirs: readonly string[];
  readonly androidDirs: readonly string[];
  /** Absolute paths of the JavaScript files that may contain the web implementation; empty if there are none. */
  readonly webFiles: readonly string[];
};

const SCOPE = '@capacitor/';
const CORE = `${SCOPE}core`;

/** Plugins of `@capacitor/core`; each version's declarations determine which of them it has. */
type BundledGroup = {
  readonly types: string;
  readonly web: string;
  readonly plugins: Readonly<Partial<Record<string, string>>>;
};
const BUNDLED: readonly BundledGroup[] = exceptions.bundled;

/** Returns the sources of all plugins of a docs version, sorted by slug. Throws if two plugins would share a page. */
export function listPluginSources(siteDir: string, version: string): PluginSource[] {
  const packaged = pluginPackages(siteDir, version).map((name) => packagedSource(siteDir, version, name));
  const taken = new Map<string, string>();
  for (const {slug, packageName} of packaged) {
    const other = taken.get(slug);
    if (other)
      throw new Error(`${packageName} and ${other} of ${version} would both be on the page "${slug}".`);
    taken.set(slug, packageName);
  }
  const bundled = BUNDLED.flatMap(({plugins}) => Object.keys(plugins))
    .filter((slug) => !taken.has(slug))
    .flatMap((slug) => bundledSource(siteDir, version, slug) ?? []);
  return [...packaged, ...bundled].sort((a, b) => (a.slug < b.slug ? -1 : 1));
}

/** Returns the full names of a docs version's packages that contain a plugin. */
function pluginPackages(siteDir: string, version: string): string[] {
  return Object.keys(pinnedPackages(siteDir, version)).filter(
    (name) => !exceptions.notPlugins.includes(name),
  );
}

function bundledSource(siteDir: string, version: string, slug: string): PluginSource | undefined {
  const core = installedPackage(siteDir, version, CORE);
  const group = BUNDLED.find(({types, plugins}) => {
    const jsName = Object.hasOwn(plugins, slug) ? plugins[slug] : undefined;
    const file = path.join(core.dir, types);
    return jsName !== undefined && fs.existsSync(file) && declares(file, `${jsName}Plugin`);
  });
  const jsName = group?.plugins[slug];
  if (!group || !jsName) return undefined;
  const configTypes = path.join(
    installedPackage(siteDir, version, `${SCOPE}cli`).dir,
    'dist/declarations.d.ts',
  );
  return {
    version,
    slug,
    packageName: CORE,
    packageVersion: core.version,
    packageDir: core.dir,
    jsName,
    interfaceName: `${jsName}Plugin`,
    docsJson: path.join(core.dir, 'dist/docs.json'),
    typesFile: path.join(core.dir, group.types),
    ...(fs.existsSync(configTypes) ? {configTypes} : {}),
    iosDirs: [installedPackage(siteDir, version, `${SCOPE}ios`).dir],
    androidDirs: [installedPackage(siteDir, version, `${SCOPE}android`).dir],
    webFiles: [path.join(core.dir, group.web.replace('<slug>', slug))].filter((file) => fs.existsSync(file)),
  };
}

function packagedSource(siteDir: string, version: string, name: string): PluginSource {
  const {version: packageVersion, dir} = installedPackage(siteDir, version, name);
  const entry = typesEntry(name, dir);
  const docsJson = path.join(dir, 'dist/docs.json');
  const interfaceName = readDocsJson(docsJson)?.api.name ?? exportedInterface(entry);
  const modules = scripts(dir);
  const dirs = (folder: string): string[] =>
    [path.join(dir, folder)].filter((candidate) => fs.existsSync(candidate));
  return {
    version,
    slug: slugOf(name),
    packageName: name,
    packageVersion,
    packageDir: dir,
    jsName: registeredName(name, modules),
    interfaceName,
    docsJson,
    typesFile: declaringFile(name, path.dirname(entry), interfaceName),
    iosDirs: dirs('ios'),
    androidDirs: dirs('android'),
    // Each package keeps its web implementation in modules or chunks named `web…`.
    webFiles: modules.filter((file) => path.basename(file).startsWith('web')),
  };
}

function typesEntry(name: string, dir: string): string {
  const manifest = JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8')) as {
    types?: string;
    typings?: string;
  };
  const named = manifest.types ?? manifest.typings;
  const entry = path.join(dir, named ?? 'index.d.ts');
  if (fs.existsSync(entry)) return entry;
  throw new Error(`${name} has no declarations: looked for ${entry}, as "types" in its package.json says.`);
}

function exportedInterface(entry: string): string {
  const name = /\bdeclare const \w+: (\w+)/.exec(fs.readFileSync(entry, 'utf8'))?.[1];
  if (name) return name;
  throw new Error(`${entry} exports no plugin: looked for "declare const <Name>: <Interface>".`);
}

/** Returns the declaration file that declares the interface and is closest to the package's entry. */
function declaringFile(name: string, dir: string, interfaceName: string): string {
  const files = filesBelow(dir).filter((file) => file.endsWith('.d.ts'));
  const depth = (file: string): number => file.split(path.sep).length;
  const [nearest] = files
    .filter((file) => declares(file, interfaceName))
    .sort((a, b) => depth(a) - depth(b) || a.localeCompare(b));
  if (nearest) return nearest;
  throw new Error(
    `${name} does not declare the interface ${interfaceName}: looked in all .d.ts files of ${dir}.`,
  );
}

function declares(file: string, interfaceName: string): boolean {
  return new RegExp(`\\binterface ${interfaceName}\\b`).test(fs.readFileSync(file, 'utf8'));
}

/** Returns the name that the package's JavaScript registers on the bridge. */
function registeredName(name: string, files: readonly string[]): string {
  for (const file of files) {
    const registered = /\bregisterPlugin\(\s*(['"])(\w+)\1/.exec(fs.readFileSync(file, 'utf8'))?.[2];
    if (registered) return registered;
  }
  throw new Error(
    `${name} registers no plugin: looked for registerPlugin('…') in ${files.join(', ') || 'its dist folder'}. If it ` +
      'is not a plugin, add it to "notPlugins" in packages/facts/extract/bundled.json.',
  );
}

/** Returns the package's individual modules if it ships them, or else the bundles that Vite made. */
function scripts(dir: string): string[] {
  const modules = path.join(dir, 'dist/esm');
  const files = filesBelow(fs.existsSync(modules) ? modules : path.join(dir, 'dist'));
  return files.filter((file) => /(?<!\.cjs)\.m?js$/.test(file)).sort();
}
