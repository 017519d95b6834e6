import {readAndroidSource} from './androidSource';
import type {NativeSource} from './nativeSource';

// That no `new` stands before the name is asked last, of candidates only: at every offset it is slow.
const FUNCTION = /(?<![\w.@])(\w+)\s*\((?<!\bnew\s+\w+\s*\()/g;
const TAIL = /^\s*(?:throws\s+[\w.,\s]+?)?(?=\{)/;

/** Returns the types of a Java file and the plugins that it registers. */
export function readJava(text: string): NativeSource {
  return readAndroidSource('java', text, FUNCTION, TAIL);
}
