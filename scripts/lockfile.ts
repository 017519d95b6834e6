type LockedPackage = {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  name?: string;
  optional?: boolean;
  dev?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};

export type Lockfile = {packages: Record<string, LockedPackage>};

const SYSTEMS = ['darwin', 'linux', 'win32', 'freebsd', 'openbsd', 'android', 'openharmony'];
const PROCESSORS = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 's390x', 'riscv64', 'loong64'];

/**
 * Returns `lockfile` with an entry for every optional dependency that it lists without an entry. They are binaries for
 * other systems: if a registry mirror doesn't have them, `npm install` leaves them out, and `npm ci` (npm 11) then
 * rejects the lockfile as out of sync. Throws if a dependency's name doesn't contain its system, because its entry
 * would be installed everywhere.
 */
export function completeLockfile(lockfile: Lockfile): Lockfile {
  const packages = {...lockfile.packages};
  for (const [location, owner] of Object.entries(lockfile.packages)) {
    for (const [name, range] of Object.entries(owner.optionalDependencies ?? {})) {
      if (isLocked(packages, location, name, range)) continue;
      packages[placeFor(packages, location, name)] = entryFor(name, range, owner.dev === true);
    }
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return {...lockfile, packages: Object.fromEntries(sorted)};
}

/**
 * Returns `lockfile` with the checksums that it lacks, because npm installs a package without one unchecked.
 * `integrityOf` looks up the checksum of a name and a version; it is undefined if the registry doesn't have the package.
 */
export async function withIntegrity(
  lockfile: Lockfile,
  integrityOf: (name: string, version: string) => Promise<string | undefined>,
): Promise<Lockfile> {
  const packages = {...lockfile.packages};
  for (const location of locationsWithoutIntegrity(lockfile)) {
    const {version = '', name = nameAt(location), ...rest} = packages[location] ?? {};
    const integrity = await integrityOf(name, version);
    if (integrity !== undefined) packages[location] = {...packages[location], version, integrity, ...rest};
  }
  return {...lockfile, packages};
}

/** Returns where the packages are that come from a registry but have no checksum. */
export function locationsWithoutIntegrity({packages}: Lockfile): string[] {
  return Object.entries(packages)
    .filter(([location, {link, integrity}]) => location.includes('node_modules/') && !link && !integrity)
    .map(([location]) => location);
}

function nameAt(location: string): string {
  return location.replace(/^.*node_modules\//, '');
}

/**
 * Returns whether the package that `name` resolves to from `location`, in its own `node_modules` or in a folder
 * above, matches `range`.
 */
function isLocked(packages: Lockfile['packages'], location: string, name: string, range: string): boolean {
  const parts = location.split('/node_modules/');
  const own = parts.map((_part, i) => parts.slice(0, parts.length - i).join('/node_modules/'));
  const found = [...own.map((above) => `${above}/node_modules/${name}`), `node_modules/${name}`].find(
    (place) => place in packages,
  );
  if (found === undefined) return false;
  // Binaries are pinned to one version. npm itself checks ranges.
  return /^[\^~]/.test(range) || packages[found]?.version === range;
}

function placeFor(packages: Lockfile['packages'], location: string, name: string): string {
  const atRoot = `node_modules/${name}`;
  return atRoot in packages ? `${location}/node_modules/${name}` : atRoot;
}

function entryFor(name: string, range: string, dev: boolean): LockedPackage {
  const words = name.split(/[-/]/).flatMap((word) => (/^arm[^6]/.test(word) ? 'arm' : word));
  const system = SYSTEMS.filter((os) => words.includes(os) || (os === 'win32' && words.includes('windows')));
  const cpu = PROCESSORS.filter((processor) => words.includes(processor));
  if (system.length !== 1) {
    throw new Error(
      `${name} is missing from package-lock.json and its name does not contain its system. Run npm install with a registry that has it.`,
    );
  }
  return {
    version: range.replace(/^[\^~]/, ''),
    ...(cpu.length === 1 ? {cpu} : {}),
    ...(dev ? {dev} : {}),
    optional: true,
    os: system,
  };
}
