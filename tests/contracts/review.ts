import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {groupBy} from '../../packages/lib/groupBy';
import type {Upstream, Use} from './upstream';

/**
 * The content of `reviewed.json`, by package: the version that a person last reviewed and, for each file, the first
 * 16 hex digits of its content's SHA-256 hash.
 */
export type Reviewed = Readonly<
  Record<string, {readonly version: string; readonly files: Readonly<Record<string, string>>}>
>;

/** An installed package. */
export type Installed = {
  /** The name in the registry, which differs from the folder's name if the package is installed under an alias. */
  readonly name: string;
  readonly version: string;
  /** Returns the text of a file, or `undefined` if the package has no such file. */
  readonly read: (file: string) => string | undefined;
};

/** Returns an installed package by the name of its folder, or `undefined` if it isn't installed. */
export type FindPackage = (name: string) => Installed | undefined;

/** The file to which `contracts:accept` writes what was reviewed, relative to the repository's root. */
export const REVIEWED_FILE = 'tests/contracts/reviewed.json';

/** Returns the message that asks a maintainer to work through a review list. */
export function reviewText(reviews: readonly string[]): string {
  const count = reviews.length === 1 ? '1 upstream file has' : `${reviews.length} upstream files have`;
  return [
    `${count} to be reviewed (see tests/contracts/README.md):`,
    ...reviews.map((review, i) => `${i + 1}. ${review}`),
    'Compare each with ours, and adapt ours where needed. Then run `npm run contracts:accept` and `npm test`, and commit ' +
      `${REVIEWED_FILE}.`,
  ].join('\n\n');
}

/** Returns a function that finds the packages in `node_modules` below `root`. */
export function packagesIn(root: string): FindPackage {
  return (folder) => {
    const dir = path.join(root, 'node_modules', folder);
    const manifest = path.join(dir, 'package.json');
    if (!fs.existsSync(manifest)) return undefined;
    const {name, version} = JSON.parse(fs.readFileSync(manifest, 'utf8')) as {name: string; version: string};
    return {
      name,
      version,
      read: (file) =>
        fs.existsSync(path.join(dir, file)) ? fs.readFileSync(path.join(dir, file), 'utf8') : undefined,
    };
  };
}

/** Reads `reviewed.json` below `root`. If the file doesn't exist, nothing has been reviewed. */
export function readReviewed(root: string): Reviewed {
  const file = path.join(root, REVIEWED_FILE);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Reviewed) : {};
}

/**
 * Returns what a maintainer has to review: an entry for each upstream file that has changed since the last review,
 * and for each reviewed file that is no longer listed. Only contents count, so a new version of a package needs no
 * review if all listed files are unchanged.
 */
export function reviewList(list: readonly Upstream[], find: FindPackage, reviewed: Reviewed): string[] {
  const entries = [...groupBy(list, nameOf).values()].flatMap((uses) => reviewOf(uses, find, reviewed) ?? []);
  const stale = staleFiles(list, reviewed).map(
    (name) => `${name} has been reviewed, but tests/contracts/upstream.ts no longer lists it.`,
  );
  return [...entries, ...stale];
}

/** Returns the installed files as reviewed. Throws, naming all of them, if any files don't exist. */
export function accept(list: readonly Upstream[], find: FindPackage): Reviewed {
  refuseMissing(list, find);
  const names = [...new Set(list.map((use) => use.package))].sort();
  return Object.fromEntries(
    names.map((name) => {
      const uses = list.filter((use) => use.package === name);
      const hashes = uses.map((use) => [use.file, hashOf(textOf(use, find) ?? '')] as const);
      // Sorted, so that a change to the list changes few lines of the file.
      const files = Object.fromEntries(hashes.sort(([a], [b]) => (a < b ? -1 : Number(a > b))));
      return [name, {version: find(name)?.version ?? '', files}];
    }),
  );
}

function refuseMissing(list: readonly Upstream[], find: FindPackage): void {
  const missing = list.filter((use) => textOf(use, find) === undefined);
  if (missing.length === 0) return;
  throw new Error(
    [
      'Nothing was accepted, because these upstream files do not exist:',
      ...missing.map((use) => `  ${nameOf(use)} (used by ${use.ours})`),
      'Adapt ours, and name the files that it now uses in tests/contracts/upstream.ts.',
    ].join('\n'),
  );
}

function staleFiles(list: readonly Upstream[], reviewed: Reviewed): string[] {
  const listed = groupBy(list, nameOf);
  const names = Object.entries(reviewed).flatMap(([name, {files}]) =>
    Object.keys(files).map((file) => `${name}/${file}`),
  );
  return names.filter((name) => !listed.has(name));
}

function nameOf({package: name, file}: Upstream): string {
  return `${name}/${file}`;
}

function textOf({package: name, file}: Upstream, find: FindPackage): string | undefined {
  return find(name)?.read(file);
}

function hashOf(text: string): string {
  return crypto.createHash('sha256').update(text).digest('hex').slice(0, 16);
}

const VERBS: Readonly<Record<Use, string>> = {
  replaced: 'replaces it',
  wrapped: 'wraps it',
  copied: 'is a copy of it',
  'relied on': 'relies on it',
};

function reviewOf(uses: readonly Upstream[], find: FindPackage, reviewed: Reviewed): string | undefined {
  const [use] = uses;
  if (!use) return undefined;
  const installed = find(use.package);
  const version = reviewed[use.package]?.version;
  const hash = reviewed[use.package]?.files[use.file];
  const text = installed?.read(use.file);
  if (hash !== undefined && text !== undefined && hashOf(text) === hash) return undefined;
  return [
    headline(use, installed, {version, hash}),
    ...(installed && hash !== undefined && version !== undefined && text !== undefined
      ? [`   Changes:    ${diffCommand(installed, use.file, version)}`]
      : []),
    ...uses.flatMap((each) => [
      `   Ours:       ${each.ours} ${VERBS[each.how]}.`,
      `   Relies on:  ${each.relies}`,
      `   To do:      ${each.whenItChanges}`,
      ...(each.how === 'copied' && installed && text !== undefined ? [copyCommand(each, installed)] : []),
    ]),
  ].join('\n');
}

function headline(
  use: Upstream,
  installed: Installed | undefined,
  known: {readonly version?: string; readonly hash?: string},
): string {
  const name = nameOf(use);
  if (!installed) return `${name} is gone: ${use.package} is not installed.`;
  const {version} = installed;
  if (installed.read(use.file) === undefined) return `${name} is gone in ${version}.`;
  if (known.hash === undefined) return `${name} (${version}) is on the list, but nobody has reviewed it.`;
  if (known.version === version) {
    return `${name} differs from the file that was reviewed, which was of ${version} too. If node_modules was edited, run npm ci.`;
  }
  return `${name} changed between ${known.version} and ${version}.`;
}

function diffCommand(installed: Installed, file: string, from: string): string {
  const {name, version} = installed;
  return `npm diff --diff=${name}@${from} --diff=${name}@${version} ${sourceOf(file, installed)}`;
}

/** Returns the command that compares a copy with its original. */
function copyCommand({package: name, file, ours}: Upstream, installed: Installed): string {
  return `   Compare:    git diff --no-index node_modules/${name}/${sourceOf(file, installed)} ${ours}`;
}

/**
 * Returns a compiled file's TypeScript source if the package publishes it, or else the file. The source is easier to
 * read, and for the compiled file `npm diff` would also print the source map, because its name starts with the same
 * text.
 */
function sourceOf(file: string, {read}: Installed): string {
  const source = file.replace(/^lib\//, 'src/').replace(/\.js$/, '.ts');
  return [source, `${source}x`].find((name) => read(name) !== undefined) ?? file;
}
