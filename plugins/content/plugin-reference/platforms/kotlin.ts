import {readAndroidSource} from './androidSource';
import type {NativeSource} from './nativeSource';

const FUNCTION = /\bfun\s+(?:<[^>]*>\s*)?(?:[\w<>?]+\.)*(\w+)\s*\(/g;
/** A return type if there is one, then a block, or `=` and an expression. */
const TAIL = /^\s*(?::[^={}\n]+)?(?=[={])/;

/** Returns the types of a Kotlin file and the plugins that it registers. */
export function readKotlin(text: string): NativeSource {
  return readAndroidSource('kotlin', text, FUNCTION, TAIL);
}
