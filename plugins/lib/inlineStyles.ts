import fs from 'node:fs';
import {transformSync} from 'esbuild';

/**
 * Returns a style sheet as text for a style element, or for a script that adopts it. The text is minified. Throws if the file
 * can't be read.
 */
export function inlineStyles(file: string): string {
  const {code} = transformSync(fs.readFileSync(file, 'utf8'), {loader: 'css', minify: true});
  return code.trim();
}
