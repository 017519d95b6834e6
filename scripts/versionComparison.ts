import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';

/** The pages of a docs version: their contents with tokens resolved, by path in the version's tree. */
export type Tree = ReadonlyMap<string, string>;

/** The options of `npm run versions:diff`. */
export type DiffRequest = {
  readonly from: string;
  readonly to: string;
  /** Print the number of changed lines of each page instead of the lines. */
  readonly stat: boolean;
};

/** Returns the options in the arguments `v5 v6 --stat`. Throws a message of one sentence for anything else. */
export function readDiffRequest(args: readonly string[], known: readonly string[]): DiffRequest {
  const {values, positionals} = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {stat: {type: 'boolean', default: false}},
  });
  const [from, to, ...others] = positionals;
  if (from === undefined || to === undefined || others.length > 0) {
    throw new Error('Specify two docs versions: npm run versions:diff -- v5 v6');
  }
  const unknown = [from, to].find((version) => !known.includes(version));
  if (unknown === undefined) return {from, to, stat: values.stat};
  throw new Error(`There is no docs version "${unknown}". The versions are ${known.join(', ')}.`);
}

/**
 * Returns the changes from one version's pages to the other's, as `git diff` prints them: one diff for each page that
 * is new, removed, renamed or changed. Throws what Git reports if it fails.
 */
export function compareTrees({from, to, stat}: DiffRequest, readTree: (version: string) => Tree): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'versions-diff-'));
  try {
    for (const version of new Set([from, to])) writeTree(path.join(folder, version), readTree(version));
    return diffFolders(folder, from, to, stat) || `The pages of ${from} and ${to} are the same.\n`;
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
}

function writeTree(folder: string, tree: Tree): void {
  fs.mkdirSync(folder);
  for (const [page, text] of tree) {
    const file = path.join(folder, page);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, text);
  }
}

function diffFolders(cwd: string, from: string, to: string, stat: boolean): string {
  const options = ['--no-index', '--no-prefix', '--no-color', '--no-ext-diff', ...(stat ? ['--stat'] : [])];
  const {status, stdout, stderr, error} = spawnSync('git', ['diff', ...options, from, to], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (error) throw error;
  // Git exits with 1 if there are changes.
  if (status === 0 || status === 1) return stdout;
  throw new Error(`git diff failed: ${stderr.trim()}`);
}
