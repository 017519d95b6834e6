import {parseArgs} from 'node:util';

/** What `npm run check:content` was asked for. */
export type CheckOptions = {
  /** Docs versions to check; all where none is named. */
  readonly versions: readonly string[];
  /** Pages to check, as typed; all where none is named. */
  readonly files: readonly string[];
  readonly watch: boolean;
};

/**
 * Returns what the arguments ask for: `--version v5` and `--file docs/cli/index.md` (each may be repeated,
 * a bare argument is a file too) and `--watch`. Throws one sentence for an unknown option, and for a version
 * that is not among `known`.
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
  const unknown = values.version.find((version) => !known.includes(version));
  if (unknown !== undefined) {
    throw new Error(`There is no docs version "${unknown}". The versions are ${known.join(', ')}.`);
  }
  return {versions: values.version, files: [...values.file, ...positionals], watch: values.watch};
}
