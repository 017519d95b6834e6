import fs from 'node:fs';
import path from 'node:path';
import {pinnedPackages} from '../pins';

/** An npm package as it is installed for one docs version. */
export type InstalledPackage = {
  readonly name: string;
  readonly version: string;
  /** Absolute folder. */
  readonly dir: string;
  /** URL of the package's repository without `.git`, if the manifest has one. */
  readonly repository?: string;
};

/** What is read of an installed package's `package.json`. */
export type Manifest = {
  readonly version: string;
  readonly description?: string;
  readonly types?: string;
  readonly typings?: string;
  /** The commit from which Lerna published the package. */
  readonly gitHead?: string;
  readonly repository?: string | {readonly url?: string};
  readonly peerDependencies?: Readonly<Record<string, string>>;
};

/**
 * Returns the package `name` as installed for a docs version. Throws if `reference/<version>` doesn't list it, if it
 * isn't installed, or if its version isn't the pinned one.
 */
export function installedPackage(siteDir: string, version: string, name: string): InstalledPackage {
  const pin = pinnedPackages(siteDir, version)[name];
  const manifestFile = `reference/${version}/package.json`;
  if (!pin) throw new Error(`${version} does not document "${name}": ${manifestFile} lacks it.`);
  const dir = packageFolder(path.join(siteDir, 'reference', version), name);
  if (!dir) throw new Error(`${manifestFile} pins ${name} ${pin}, which is not installed. Run npm install.`);
  const manifest = readManifest(dir);
  if (manifest.version !== pin) {
    throw new Error(
      `${manifestFile} pins ${name} ${pin}, but ${manifest.version} is installed. Run npm install.`,
    );
  }
  return {name, version: manifest.version, dir, repository: repositoryOf(manifest)};
}

/**
 * Returns the folder of a package that files in `dir` import, or undefined if it isn't installed. Like Node.js, it looks in the
 * `node_modules` of the folder and of those around it, where npm puts packages that docs versions share.
 */
export function packageFolder(dir: string, name: string): string | undefined {
  const folder = path.join(dir, 'node_modules', name);
  if (fs.existsSync(path.join(folder, 'package.json'))) return folder;
  const parent = path.dirname(dir);
  return parent === dir ? undefined : packageFolder(parent, name);
}

/** Returns an installed package's `package.json`. */
export function readManifest(dir: string): Manifest {
  return JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8')) as Manifest;
}

/** Returns the address of a package's repository as its manifest has it. */
export function repositoryUrl({repository}: Pick<Manifest, 'repository'>): string | undefined {
  return typeof repository === 'string' ? repository : repository?.url;
}

function repositoryOf(manifest: Manifest): string | undefined {
  return repositoryUrl(manifest)
    ?.replace(/^git\+/, '')
    .replace(/\.git$/, '');
}
