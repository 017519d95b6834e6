import {createRequire} from 'node:module';

/** A PostCSS plugin as its file, with options or without. */
type Named = string | readonly [file: string, options?: object];

type Made = (options?: object) => unknown;

/**
 * Returns what PostCSS can use in place of a plugin of its options: where that is a file, which postcss-loader would make
 * a plugin of for each style sheet, a creator that makes one for all, when the first style sheet needs it.
 */
export function madeOnce(plugin: unknown): unknown {
  if (!isNamed(plugin)) return plugin;
  const [file, options] = typeof plugin === 'string' ? [plugin] : plugin;
  let made: unknown;
  const create = (): unknown => (made ??= load(file)(options));
  // By this PostCSS knows what to call for a plugin (`Processor.normalize` in `postcss/lib/processor.js`).
  return Object.assign(create, {postcss: true});
}

function isNamed(plugin: unknown): plugin is Named {
  return typeof (Array.isArray(plugin) ? plugin[0] : plugin) === 'string';
}

function load(file: string): Made {
  const module = createRequire(__filename)(file) as Made | {readonly default: Made};
  return 'default' in module ? module.default : module;
}
