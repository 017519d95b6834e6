import fs from 'node:fs';
import path from 'node:path';

/** An npm package as it is installed for one docs version. */
export type InstalledPackage = {
  readonly name: string;
  readonly version: string;
  /** Absolute folder. */
  readonly dir: string;
  /** Address of its repository, without `.git`, if it names one. */
  readonly repository?: string;
};

type Manifest = {
  readonly version: string;
  readonly repository?: string | {readonly url?: string};
};

/**
 * Returns the package `name` as installed for a docs version: from the version's own `node_modules`,
 * else from the site's, where npm puts what it can share. Throws when `reference/<version>` does not
 * list it, when it is missing, and when it is not the pinned version.
 */
export function installedPackage(siteDir: string, version: string, name: string): InstalledPackage {
  const pin = pinnedPackages(siteDir, version)[name];
  if (!pin)
    throw new Error(`${version} does not document "${name}": reference/${version}/package.json lacks it.`);
  const dir = [path.join(siteDir, 'reference', version), siteDir]
    .map((root) => path.join(root, 'node_modules', name))
    .find((candidate) => fs.existsSync(path.join(candidate, 'package.json')));
  if (!dir) throw new Error(`${name} ${pin} of ${version} is not installed. Run npm ci.`);
  const manifest = JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8')) as Manifest;
  if (manifest.version !== pin) {
    throw new Error(`${version} documents ${name} ${pin}, but ${dir} has ${manifest.version}. Run npm ci.`);
  }
  return {name, version: manifest.version, dir, repository: repositoryOf(manifest)};
}

/** Returns the exact versions that a docs version documents, by package name. */
export function pinnedPackages(siteDir: string, version: string): Readonly<Record<string, string>> {
  const manifest = path.join(siteDir, 'reference', version, 'package.json');
  return (JSON.parse(fs.readFileSync(manifest, 'utf8')) as {dependencies: Record<string, string>})
    .dependencies;
}

function repositoryOf({repository}: Manifest): string | undefined {
  const url = typeof repository === 'string' ? repository : repository?.url;
  return url?.replace(/^git\+/, '').replace(/\.git$/, '');
}
