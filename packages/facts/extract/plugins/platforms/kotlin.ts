import {readAndroidSource} from './androidSource';
import type {NativeSource} from './nativeSource';

const FUNCTION = /\bfun\s+(?:<[^>]*>\s*)?(?:[\w<>?]+\.)*(\w+)\s*\(/g;
/** An optional return type, followed by a block or by `=` and an expression. */
const TAIL = /^\s*(?::[^={}\n]+)?(?=[={])/;

/** Returns the types in a Kotlin file and the plugins that it registers. */
export function readKotlin(text: string): NativeSource {
  return readAndroidSource('kotlin', text, FUNCTION, TAIL);
}
