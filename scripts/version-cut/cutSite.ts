import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type {Requirements} from '../../packages/pages/requirements';
import type {Lockfile} from '../lockfile';
import {cutLockfile, cutRequirements, cutWorkspace, formatVersions, type Cut, type Workspace} from './cut';

const SCRIPTS = path.resolve(__dirname, '..');

/** Clones the repository of the site in `siteDir` to the folder `copy`, where it uses the installed packages of the site. */
export function copySite(siteDir: string, copy: string): void {
  git(siteDir, 'clone', '--quiet', siteDir, copy);
  fs.appendFileSync(path.join(copy, '.git/info/exclude'), 'node_modules\n');
  const workspaces = fs.readdirSync(path.join(siteDir, 'reference')).map((name) => `reference/${name}`);
  for (const folder of ['.', ...workspaces]) {
    const packages = path.join(siteDir, folder, 'node_modules');
    if (fs.existsSync(packages)) fs.symlinkSync(packages, path.join(copy, folder, 'node_modules'));
  }
}

/** Cuts the version in the site in `siteDir`. Throws if a step fails, and then leaves the steps before it done. */
export function cutSite(siteDir: string, cut: Cut): void {
  const guide = `docs/updating/${cut.version.slice(1)}-0.md`;
  if (!fs.existsSync(path.join(siteDir, guide))) {
    throw new Error(
      `${guide} doesn't exist. Write the upgrade guide first: the announcement of ${cut.version} links to it.`,
    );
  }
  // The requirements come first, because they show whether `next` documents the version at all.
  editJson<Requirements>(siteDir, 'src/data/requirements.json', (all) => cutRequirements(all, cut));
  editJson<{readonly next: object}>(siteDir, 'src/data/gradleVersions.json', ({next, ...released}) => ({
    ...released,
    [cut.version]: next,
    next,
  }));
  runDocusaurus(siteDir, 'docs:version', cut.version);
  const versions = JSON.parse(read(siteDir, 'versions.json')) as string[];
  write(siteDir, 'versions.json', formatVersions(versions));

  const workspace = `reference/${cut.version}`;
  fs.mkdirSync(path.join(siteDir, workspace));
  const next = JSON.parse(read(siteDir, 'reference/next/package.json')) as Workspace;
  write(siteDir, `${workspace}/package.json`, toJson(cutWorkspace(next, cut.version)));
  // The same packages have the same facts.
  fs.cpSync(path.join(siteDir, 'reference/next/facts'), path.join(siteDir, workspace, 'facts'), {
    recursive: true,
  });
  editJson<Lockfile>(siteDir, 'package-lock.json', (lockfile) => cutLockfile(lockfile, cut.version));
}

/** Returns what a Git command prints about the repository in `folder`. Throws with its message if it fails. */
export function git(folder: string, ...args: readonly string[]): string {
  return run(folder, 'git', args);
}

function run(folder: string, program: string, args: readonly string[]): string {
  return execFileSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 2 ** 28,
  });
}

function runDocusaurus(siteDir: string, ...args: readonly string[]): void {
  const program = ['--require', path.join(SCRIPTS, 'swcConfig.cjs'), path.join(SCRIPTS, 'docusaurus.mjs')];
  run(siteDir, process.execPath, [...program, ...args]);
}

function editJson<T>(siteDir: string, file: string, edit: (data: T) => T): void {
  write(siteDir, file, toJson(edit(JSON.parse(read(siteDir, file)) as T)));
}

function toJson(data: unknown): string {
  return `${JSON.stringify(data, undefined, 2)}\n`;
}

function read(siteDir: string, file: string): string {
  return fs.readFileSync(path.join(siteDir, file), 'utf8');
}

function write(siteDir: string, file: string, text: string): void {
  fs.writeFileSync(path.join(siteDir, file), text);
}
