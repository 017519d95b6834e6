import fs from 'node:fs';
import path from 'node:path';

/** Returns the docs version before `version`, or nothing for the oldest one. */
export function versionBefore(siteDir: string, version: string): string | undefined {
  const versions = docsVersions(siteDir);
  const index = versions.indexOf(version);
  return index < 0 ? undefined : versions[index + 1];
}

/** Returns the name that pages use for a version: `v8` for `next`, which follows the newest released version. */
export function labelOf(siteDir: string, version: string): string {
  const [, latest = 'v0'] = docsVersions(siteDir);
  return version === 'next' ? `v${Number(latest.slice(1)) + 1}` : version;
}

/** Returns the labels of the versions after `older` up to `newer`, oldest first. */
export function labelsBetween(siteDir: string, older: string, newer: string): string[] {
  const versions = docsVersions(siteDir);
  const names = versions.slice(versions.indexOf(newer), versions.indexOf(older));
  return names.map((name) => labelOf(siteDir, name)).reverse();
}

/** Returns all docs versions, newest first. A site that never cut a version has no `versions.json`. */
export function docsVersions(siteDir: string): readonly string[] {
  const file = path.join(siteDir, 'versions.json');
  const released = fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as string[]) : [];
  return ['next', ...released];
}
