import {readAndroidSource} from './androidSource';
import type {NativeSource} from './nativeSource';

// The lookbehind for `new` is at the end, so that it runs only for candidates; at every offset, it would be slow.
const FUNCTION = /(?<![\w.@])(\w+)\s*\((?<!\bnew\s+\w+\s*\()/g;
const TAIL = /^\s*(?:throws\s+[\w.,\s]+?)?(?=\{)/;

/** Returns the types in a Java file and the plugins that it registers. */
export function readJava(text: string): NativeSource {
  return readAndroidSource('java', text, FUNCTION, TAIL);
}
