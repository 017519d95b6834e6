import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const manifest = z.object({dependencies: z.record(z.string(), z.string()).readonly()});

/**
 * Returns the exact package versions that a docs version documents, by package name. Throws if
 * `reference/<version>/package.json` is missing or isn't a manifest.
 *
 * @example
 * pinnedPackages(siteDir, 'v7')['@capacitor/camera'] // '7.0.2'
 */
export function pinnedPackages(siteDir: string, version: string): Readonly<Record<string, string>> {
  const file = path.join(siteDir, 'reference', version, 'package.json');
  return manifest.parse(JSON.parse(fs.readFileSync(file, 'utf8'))).dependencies;
}

/** The folder in `reference/` that isn't a docs version: the libraries that samples on pages import. */
const SAMPLES = 'samples';

/** Returns the docs versions that pin packages, in no particular order. They are the workspaces in `reference/`. */
export function pinningVersions(siteDir: string): string[] {
  const folder = path.join(siteDir, 'reference');
  return fs
    .readdirSync(folder)
    .filter((name) => name !== SAMPLES && fs.existsSync(path.join(folder, name, 'package.json')));
}
