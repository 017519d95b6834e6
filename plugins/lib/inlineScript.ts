import {buildSync} from 'esbuild';
import {memoize} from '../../packages/lib/memoize';

/** A value that JSON represents. */
type Value = string | number | boolean | null | readonly Value[] | {readonly [name: string]: Value};

/** How many scripts are memoized. Pages have the same few. */
const KEPT = 100;

/**
 * Returns the source of an inline script that calls the function `main` of the TypeScript module `file` (an absolute path)
 * with `values`. The module is bundled with what it imports, and minified. Import `main` as a type for the type parameter:
 * the import also makes the module part of cache keys (`importedFiles.ts`). Throws with file, line and column if the module can't
 * be compiled.
 */
export function inlineScript<Main extends (...values: never[]) => void>(
  file: string,
  ...values: Parameters<Main> & readonly Value[]
): string {
  const list = values.map((value) => JSON.stringify(value)).join();
  return bundle(`import {main} from ${JSON.stringify(file)};main(${list})`);
}

const bundle = memoize(KEPT, (contents) => {
  const {outputFiles} = buildSync({
    stdin: {contents, resolveDir: __dirname},
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    // Pages are UTF-8, so characters such as `…` need no escape.
    charset: 'utf8',
    // The thrown error has the same text.
    logLevel: 'silent',
  });
  return outputFiles.map(({text}) => text.trim()).join('');
});
