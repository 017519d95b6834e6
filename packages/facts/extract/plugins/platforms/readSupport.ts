import fs from 'node:fs';
import path from 'node:path';
import type {Platform, SupportTable} from '../../../schema/plugin';
import {readSourceFile} from '../../messages/readSource';
import type {PluginSource} from '../../pluginSources';
import {CORE, sourceFiles} from './files';
import {nativePlugin, type NativePlugin} from './nativePlugin';
import {applyOverrides} from './overrides';
import {moduleNames, scriptPlugin, type ScriptModule} from './scriptPlugin';
import {supportTable, type PluginParts} from './support';

/**
 * Returns the platforms on which each of a plugin's `methods` works, from the sources in its package and the
 * overrides in supportExceptions.json. Throws if a source can't be read; the error names the plugin.
 */
export async function readSupport(source: PluginSource, methods: readonly string[]): Promise<SupportTable> {
  const {version, slug: plugin} = source;
  try {
    return applyOverrides(supportTable(await readParts(source), methods), {version, plugin});
  } catch (error) {
    throw new Error(`Platform support of ${version} ${plugin}: ${(error as Error).message}`, {cause: error});
  }
}

/** Returns a plugin as all of its sources define it. */
export async function readParts(source: PluginSource): Promise<PluginParts> {
  const {version, jsName, iosDirs, androidDirs} = source;
  const modules = await readModules(scriptFiles(source));
  const callers = modules.flatMap(({facts}) => facts.functions);
  return {
    version,
    ios: await nativePart(source, iosDirs, ['.swift', '.m'], jsName),
    android: await nativePart(source, androidDirs, ['.java', '.kt'], jsName),
    scripts: scriptParts(source, modules),
    callers,
  };
}

/**
 * Returns what the native sources of a platform register as `jsName`. Throws if they register nothing, because then no
 * reader understands their form. Only a plugin that is part of core may lack a platform.
 */
async function nativePart(
  {packageName}: PluginSource,
  dirs: readonly string[],
  endings: readonly string[],
  jsName: string,
): Promise<NativePlugin | undefined> {
  const sources = await readModules(dirs.flatMap((dir) => sourceFiles(dir, endings)));
  const plugin = nativePlugin(sources, jsName);
  if (!plugin && packageName !== CORE && dirs.length > 0)
    throw new Error(`nothing in ${dirs.join(', ')} registers "${jsName}".`);
  return plugin;
}

/** Returns the JavaScript that implements a plugin on each platform. */
function scriptParts(
  {version, webFiles}: PluginSource,
  modules: readonly ScriptModule[],
): PluginParts['scripts'] {
  const web = scriptPlugin(modules.filter(({file}) => webFiles.includes(file)));
  // `mergeWebPlugin` in web/index.js also uses the web plugin on iOS and Android if they have no such plugin.
  if (version === 'v2') return {web, ios: web, android: web};
  const on = (platform: Platform): ReturnType<typeof scriptPlugin> => {
    const named = moduleNames(modules, platform);
    return scriptPlugin(modules.filter(({file}) => named.includes(path.basename(file, path.extname(file)))));
  };
  return {web, ios: on('ios'), android: on('android')};
}

/** Returns source files with their texts and what they state. */
async function readModules(files: readonly string[]): Promise<ScriptModule[]> {
  const modules: ScriptModule[] = [];
  // One after the other, because tree-sitter can't load two grammars at the same time.
  for (const file of files)
    modules.push({file, text: fs.readFileSync(file, 'utf8'), facts: await readSourceFile(file)});
  return modules;
}

/**
 * Returns the scripts that may register the plugin or implement it in JavaScript: all modules of a package, or its
 * bundles if it ships only these. For a plugin in core, returns only its web implementation.
 */
function scriptFiles({packageDir, packageName, webFiles}: PluginSource): readonly string[] {
  if (packageName === CORE) return webFiles;
  const modules = path.join(packageDir, 'dist/esm');
  const dir = fs.existsSync(modules) ? modules : path.join(packageDir, 'dist');
  return [...new Set([...webFiles, ...sourceFiles(dir, ['.js', '.mjs'])])];
}
