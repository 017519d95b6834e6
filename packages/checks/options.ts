import {parseArgs} from 'node:util';

/** The options of `npm run check:content`. */
export type CheckOptions = {
  /** Docs versions to check; all if the list is empty. */
  readonly versions: readonly string[];
  /** Pages to check, as typed; all if the list is empty. */
  readonly files: readonly string[];
  readonly watch: boolean;
};

/**
 * Returns the options that the arguments set: `--version v5`, `--file docs/cli/index.md` (both can be repeated, and an
 * argument without an option is a file) and `--watch`. Throws a message of one or two sentences for unknown options, for
 * options that exclude each other, and for a version that isn't in `known`.
 */
export function readOptions(args: readonly string[], known: readonly string[]): CheckOptions {
  const {values, positionals} = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      version: {type: 'string', multiple: true, default: []},
      file: {type: 'string', multiple: true, default: []},
      watch: {type: 'boolean', default: false},
    },
  });
  if (values.version.length > 0 && values.file.length + positionals.length > 0)
    throw new Error('--version checks all pages of a version, so it cannot be combined with pages.');
  const unknown = values.version.find((version) => !known.includes(version));
  if (unknown !== undefined) {
    throw new Error(`There is no docs version "${unknown}". The versions are ${known.join(', ')}.`);
  }
  return {versions: values.version, files: [...values.file, ...positionals], watch: values.watch};
}
