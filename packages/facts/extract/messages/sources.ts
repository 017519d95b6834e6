import path from 'node:path';
import {filesBelow} from '../../../lib/filesBelow';
import {relativePath} from '../../../lib/posixPaths';
import type {ErrorPlatform} from '../../schema/messages';

/** A source file of a package. */
export type SourceFile = {
  /** Path inside the package, with `/`. */
  readonly file: string;
  readonly platform: ErrorPlatform;
};

/** Folders without code that runs in an app: tests, build output, and what npm and CocoaPods install. */
const SKIPPED = /^(?:Tests|\w+Tests|test|androidTest|build|node_modules|Pods)$/;

/** Returns the absolute paths of all files below `dir` that may belong to code that runs in an app. */
export const codeBelow = (dir: string): string[] => filesBelow(dir, (folder) => SKIPPED.test(folder));

/** Bundles that repeat the modules of their package. */
const BUNDLES = /^dist\/(?:plugin(?:\.cjs)?|capacitor|index)\.js$/;

/**
 * Returns the source files of an installed package, sorted. Modules are read instead of the bundles that repeat them.
 */
export function packageSources(name: string, dir: string): SourceFile[] {
  const files = codeBelow(dir)
    .map((file) => relativePath(dir, file))
    .sort();
  const bundled = files.some((file) => /^dist\/(?:esm\/|web-|index\.cjs\.js$)/.test(file));
  return files.flatMap((file) => {
    const platform = platformOf(name, file);
    return platform && !(bundled && BUNDLES.test(file)) ? [{file, platform}] : [];
  });
}

function platformOf(name: string, file: string): ErrorPlatform | undefined {
  if (name === '@capacitor/cli') return cliPlatform(file);
  if (/\.(?:swift|m)$/.test(file) && path.basename(file) !== 'Package.swift') return 'ios';
  if (/\.(?:java|kt)$/.test(file)) return 'android';
  if (!/\.(?:js|mjs)$/.test(file)) return undefined;
  if (name === '@capacitor/ios') return 'ios';
  if (name === '@capacitor/android') return 'android';
  return /^(?:dist\/|cordova\.js$)/.test(file) ? 'web' : undefined;
}

/** Returns the platform of a file of the CLI: of its own code, or of the native templates that Capacitor 2 ships. */
function cliPlatform(file: string): ErrorPlatform | undefined {
  if (/^(?:dist\/.*\.js|bin\/\w+)$/.test(file)) return 'cli';
  if (/^assets\/.*\.(?:swift|m)$/.test(file)) return 'ios';
  return /^assets\/.*\.(?:java|kt)$/.test(file) ? 'android' : undefined;
}
