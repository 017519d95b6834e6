import fs from 'node:fs';
import path from 'node:path';
import {memoize} from '../../../../lib/memoize';
import type {SupportTable} from '../../../schema/plugin';
import type {PluginSource} from '../../pluginSources';
import {CORE, sourceFiles, messageOf, readWith} from './files';
import {readJava} from './java';
import {readKotlin} from './kotlin';
import {nativePlugin} from './nativePlugin';
import type {NativeSource} from './nativeSource';
import {readObjectiveC} from './objectiveC';
import {applyOverrides} from './overrides';
import {readScript} from './script';
import {scriptPlugin} from './scriptPlugin';
import {supportTable, type PluginParts} from './support';
import {readSwift} from './swift';

/**
 * Returns the platforms on which each of a plugin's `methods` works, from the sources in its package and the
 * overrides in supportExceptions.json. Throws if a source can't be read; the error names the file.
 */
export function readSupport(source: PluginSource, methods: readonly string[]): SupportTable {
  const {version, slug: plugin} = source;
  try {
    return applyOverrides(supportTable(readParts(source), methods), {version, plugin});
  } catch (error) {
    throw new Error(`Platform support of ${version} ${plugin}: ${messageOf(error)}`, {cause: error});
  }
}

/** Returns a plugin as all of its sources define it. */
export function readParts(source: PluginSource): PluginParts {
  const {version, jsName, iosDirs, androidDirs, webFiles} = source;
  const ios = nativePlugin(iosDirs.flatMap(iosSources), jsName);
  const android = nativePlugin(androidDirs.flatMap(androidSources), jsName);
  const script = scriptPlugin(
    scriptFiles(source).map((file) => readWith(file, readScriptOnce)),
    jsName,
  );
  // If native sources register nothing, no reader understands their form. Only a plugin that is part of core may lack
  // a platform.
  const bundled = source.packageName === CORE;
  if (!bundled && !ios) refuseUnread(iosDirs, jsName);
  if (!bundled && !android) refuseUnread(androidDirs, jsName);
  if (!script.implementations.has('web')) refuseUnread(webFiles, jsName);
  return {version, ios, android, script};
}

function refuseUnread(places: readonly string[], jsName: string): void {
  if (places.length > 0) throw new Error(`nothing in ${places.join(', ')} registers "${jsName}".`);
}

/**
 * How many sources are memoized: more than there are. A third of them are the same in several versions of a package.
 */
const KEPT = 2000;

const readScriptOnce = memoize(KEPT, readScript);

const READERS: Readonly<Record<string, (text: string) => NativeSource>> = {
  '.swift': memoize(KEPT, readSwift),
  '.m': memoize(KEPT, readObjectiveC),
  '.java': memoize(KEPT, readJava),
  '.kt': memoize(KEPT, readKotlin),
};

/** Memoized by folder, because many plugins of Capacitor 2 share one. */
const nativeSources = new Map<string, readonly NativeSource[]>();

function iosSources(dir: string): readonly NativeSource[] {
  return sourcesBelow(dir, ['.swift', '.m']);
}

function androidSources(dir: string): readonly NativeSource[] {
  return sourcesBelow(dir, ['.java', '.kt']);
}

function sourcesBelow(dir: string, endings: readonly string[]): readonly NativeSource[] {
  const known = nativeSources.get(dir);
  if (known) return known;
  const sources = sourceFiles(dir, endings).map((file) => {
    const reader = READERS[path.extname(file)];
    if (!reader) throw new Error(`${file}: no reader supports this type of file.`);
    return readWith(file, reader);
  });
  nativeSources.set(dir, sources);
  return sources;
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
