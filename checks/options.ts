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

/**
 * Throws where a page of `pages`, which has the pages named by docs version, is of none of the `versions` that are named
 * beside it: the request contradicts itself, and to follow half of it would look like an answer to the whole.
 */
export function refuseOtherVersions(
  pages: ReadonlyMap<string, readonly string[]>,
  versions: readonly string[],
): void {
  if (versions.length === 0) return;
  for (const [version, [file]] of pages) {
    if (file === undefined || versions.includes(version)) continue;
    throw new Error(
      `${file} is a page of ${version}, but --version asks for ${versions.join(', ')}. Leave --version out to check ` +
        'this page, or name the page of that version.',
    );
  }
}
