import {pinnedPackages} from '../pins';
import fs from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../lib/filesBelow';
import {installedPackage, readManifest} from './installedPackage';
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
  const bundled = BUNDLED.flatMap((group) => bundledSources(siteDir, version, group)).filter(
    ({slug}) => !taken.has(slug),
  );
  return [...packaged, ...bundled].sort((a, b) => (a.slug < b.slug ? -1 : 1));
}

/** Returns the full names of a docs version's packages that contain a plugin. */
function pluginPackages(siteDir: string, version: string): string[] {
  return Object.keys(pinnedPackages(siteDir, version)).filter(
    (name) => !exceptions.notPlugins.includes(name),
  );
}

function bundledSources(
  siteDir: string,
  version: string,
  {types, web, plugins}: BundledGroup,
): PluginSource[] {
  const folderOf = (name: string): string => installedPackage(siteDir, version, `${SCOPE}${name}`).dir;
  const {dir, version: packageVersion} = installedPackage(siteDir, version, CORE);
  const typesFile = path.join(dir, types);
  if (!fs.existsSync(typesFile)) return [];
  return Object.entries(plugins)
    .map(([slug, jsName = '']) => ({slug, jsName}))
    .filter(({jsName}) => declares(typesFile, `${jsName}Plugin`))
    .map(({slug, jsName}) => ({
      version,
      slug,
      packageName: CORE,
      packageVersion,
      packageDir: dir,
      jsName,
      interfaceName: `${jsName}Plugin`,
      docsJson: path.join(dir, 'dist/docs.json'),
      typesFile,
      configTypes: existing(path.join(folderOf('cli'), 'dist/declarations.d.ts'))[0],
      iosDirs: [folderOf('ios')],
      androidDirs: [folderOf('android')],
      webFiles: existing(path.join(dir, web.replace('<slug>', slug))),
    }));
}

const existing = (file: string): string[] => [file].filter((candidate) => fs.existsSync(candidate));

function packagedSource(siteDir: string, version: string, name: string): PluginSource {
  const {version: packageVersion, dir} = installedPackage(siteDir, version, name);
  const entry = typesEntry(name, dir);
  const docsJson = path.join(dir, 'dist/docs.json');
  const interfaceName = readDocsJson(docsJson)?.api.name ?? exportedInterface(entry);
  const modules = scripts(dir);
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
    iosDirs: existing(path.join(dir, 'ios')),
    androidDirs: existing(path.join(dir, 'android')),
    // Each package keeps its web implementation in modules or chunks named `web…`.
    webFiles: modules.filter((file) => path.basename(file).startsWith('web')),
  };
}

function typesEntry(name: string, dir: string): string {
  const {types, typings = 'index.d.ts'} = readManifest(dir);
  const entry = path.join(dir, types ?? typings);
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
