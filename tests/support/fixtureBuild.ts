import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {buildSite} from './docusaurus';
import {OWN_PARTS, ROOT} from './fixtureSite';

/** The file that records what a cached build was made from. */
const STAMP = 'made-from.txt';

/** The modules here that say what is in the fixture sites. Other helpers of tests make no difference to a build. */
const MAKERS = ['fixtureSite', 'fixtureVersions', 'sharedBuilds', 'variantSite', 'gallerySite', 'docusaurus'];

export type FixtureBuild = {
  readonly name: string;
  /** Makes the site's folder of that name below `.cache/sites`, and returns it. */
  readonly make: (name: string) => Promise<string>;
  readonly env?: Record<string, string>;
};

/**
 * Builds the fixture site as described, or reuses the cached build if it was made from the same files. Resolves once
 * `.cache/sites/<name>/build` exists; rejects if the build fails.
 */
export async function provideBuild({name, make, env = {}}: FixtureBuild): Promise<void> {
  const siteDir = siteDirOf(name);
  const madeFrom = fingerprint(env);
  if (readIfThere(path.join(siteDir, STAMP)) === madeFrom) return;
  await make(name);
  const {exitCode, output} = await buildSite(siteDir, env);
  if (exitCode !== 0) throw new Error(`${siteDir} does not build:\n${output}`);
  fs.writeFileSync(path.join(siteDir, STAMP), madeFrom);
}

/** Returns the folder of the fixture site `name`; its build is in `build`. */
export function siteDirOf(name: string): string {
  return path.join(ROOT, '.cache/sites', name);
}

/** Returns a hash of every file that a fixture site is made from, and of the build's environment. */
function fingerprint(env: Record<string, string>): string {
  const hash = crypto.createHash('sha256').update(JSON.stringify([process.version, env]));
  for (const part of [
    ...OWN_PARTS,
    'scripts/docusaurus.mjs',
    'scripts/swcConfig.cjs',
    'tests/fixtures/site',
    'tests/fixtures/gallery',
    ...MAKERS.map((name) => `tests/support/${name}.ts`),
  ]) {
    for (const file of filesOf(part))
      hash.update(`\0${file}\0`).update(fs.readFileSync(path.join(ROOT, file)));
  }
  return hash.digest('hex');
}

function filesOf(part: string): string[] {
  if (fs.statSync(path.join(ROOT, part)).isFile()) return [part];
  return fs
    .readdirSync(path.join(ROOT, part), {withFileTypes: true})
    .filter(({name}) => name !== 'node_modules')
    .flatMap(({name}) => filesOf(path.posix.join(part, name)))
    .sort();
}

function readIfThere(file: string): string | undefined {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
}
