import {createRequire} from 'node:module';
import type * as VueCompiler from 'vue/compiler-sfc';

const load = createRequire(__filename);

/**
 * Returns the script of a Vue component with everything around it blanked, so that offsets are the same, and its
 * extension by its `lang`. Returns `undefined` if there is no script. If there are two, both stay. The template isn't
 * parsed.
 */
export function scriptOf(code: string): {code: string; extension: string} | undefined {
  // Loaded here, because most pages have no component.
  const {parse} = load('vue/compiler-sfc') as typeof VueCompiler;
  const {script, scriptSetup} = parse(code).descriptor;
  const parts = [script, scriptSetup].filter((part) => part !== null);
  const [first] = parts;
  if (!first) return undefined;
  const isCode = (offset: number): boolean =>
    parts.some(({loc}) => offset >= loc.start.offset && offset < loc.end.offset);
  const blanked = code.replace(/[^\n]/g, (char, offset: number) => (isCode(offset) ? char : ' '));
  return {code: blanked, extension: `.${first.lang ?? 'js'}`};
}
