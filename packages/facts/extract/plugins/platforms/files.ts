import {memoize} from '../../../../lib/memoize';
import {codeBelow} from '../../messages/sources';

/** The package that contains the plugins that are part of Capacitor itself. */
export const CORE = '@capacitor/core';

/**
 * How many folders are memoized. Many plugins of Capacitor 2 share one, and each is searched for several kinds of
 * files.
 */
const KEPT = 50;

/** Returns the absolute paths of the source files below `dir` whose names end with one of `endings`, sorted. */
export function sourceFiles(dir: string, endings: readonly string[]): string[] {
  return allFiles(dir).filter((file) => endings.some((ending) => file.endsWith(ending)));
}

const allFiles = memoize(KEPT, (dir: string): readonly string[] => codeBelow(dir).sort());
