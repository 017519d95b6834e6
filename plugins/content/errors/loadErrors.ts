import fs from 'node:fs';
import path from 'node:path';
import {hashSources} from '../../lib/hashFiles';
import {memoize} from '../../lib/memoize';
import {installedPackage, pinnedPackages} from '../lib/installedPackage';
import {cached} from '../plugin-reference/cache';
import {loadPlugins} from '../plugin-reference/loadPlugin';
import type {SourceFacts} from './facts';
import {readErrors} from './readPackage';
import {readSource} from './readSource';
import {packageSources} from './sources';
import type {ErrorPlatform, ErrorReference} from './types';

/** A hash of the extractor's sources and of the packages that it uses. */
let extractor: string | undefined;

/**
 * Returns the errors of all packages that a docs version pins. Uses the cache in `.cache/package-errors` if the
 * packages and the extractor are the same. Throws if a package isn't installed as pinned.
 */
export function loadErrors(siteDir: string, version: string): Promise<ErrorReference> {
  extractor ??= hashSources(path.join(__dirname, 'loadErrors.ts'));
  const pins = Object.entries(pinnedPackages(siteDir, version)).map((pin) => pin.join('@'));
  return cached(
    {dir: path.join(siteDir, '.cache/package-errors'), name: version, key: [extractor, ...pins].join(' ')},
    () => readVersion(siteDir, version),
  );
}

async function readVersion(siteDir: string, version: string): Promise<ErrorReference> {
  const methods = await methodsByPackage(siteDir, version);
  const references: ErrorReference[] = [];
  for (const name of Object.keys(pinnedPackages(siteDir, version)).sort()) {
    const {dir} = installedPackage(siteDir, version, name);
    references.push(...(await readPackage(name, dir, methods)));
  }
  return {
    sites: references.flatMap(({sites}) => sites),
    unresolved: references.flatMap(({unresolved}) => unresolved),
    declared: references.flatMap(({declared}) => declared),
  };
}

/** Returns the names of the plugin methods in each package. */
async function methodsByPackage(siteDir: string, version: string): Promise<Map<string, Set<string>>> {
  const methods = new Map<string, Set<string>>();
  for (const {packageName, methods: declared} of await loadPlugins(siteDir, version)) {
    const known = methods.get(packageName) ?? new Set();
    for (const {name} of declared) known.add(name);
    methods.set(packageName, known);
  }
  return methods;
}

async function readPackage(
  name: string,
  dir: string,
  methods: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<ErrorReference[]> {
  const platforms = new Map<ErrorPlatform, {file: string; facts: SourceFacts}[]>();
  for (const {file, platform} of packageSources(name, dir)) {
    const facts = await readFile(path.join(dir, file));
    platforms.set(platform, [...(platforms.get(platform) ?? []), {file, facts}]);
  }
  // The native parts of the plugins in core are in the packages of the platforms.
  const bundled = ['@capacitor/ios', '@capacitor/android'].includes(name) ? '@capacitor/core' : name;
  const own = methods.get(bundled);
  return [...platforms].map(([platform, files]) =>
    readErrors({
      package: name,
      platform,
      files,
      entryOf: (called) => (platform === 'cli' ? commandOf(called) : own?.has(called) ? called : undefined),
    }),
  );
}

/** Returns the command that a function of the CLI runs: `migrate` for `migrateCommand`, and `ls` for `listCommand`. */
function commandOf(called: string): string | undefined {
  const command = /^(?<name>\w+)Command$/.exec(called)?.groups?.name;
  if (command === 'list') return 'ls';
  return command?.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** How many files are memoized: about as many as all versions together have different ones. */
const KEPT = 3000;

/** Many files are the same in several versions of a package, so they are memoized by their text. */
const readOnce = memoize(KEPT, (code: string, file: string) => readSource(file, code));

const readFile = (file: string): Promise<SourceFacts> =>
  readOnce(fs.readFileSync(file, 'utf8'), path.basename(file));
