import fs from 'node:fs';
import path from 'node:path';
import {
  completeLockfile,
  locationsWithoutIntegrity,
  withIntegrity,
  type Lockfile,
} from '../../../scripts/lockfile';
import {ROOT} from '../../support/fixtureSite';

const owner = (optionalDependencies: Record<string, string>): Lockfile => ({
  packages: {'node_modules/a': {version: '1.0.0', dev: true, optionalDependencies}},
});

describe('a lockfile', () => {
  test('gets the binaries of other systems that the registry lacked', () => {
    const {packages} = completeLockfile(
      owner({
        '@a/core-darwin-arm64': '1.0.0',
        '@a/core-linux-arm-gnueabihf': '^1.0.0',
        'b-openbsd-x64': '1.0.0',
      }),
    );
    expect(packages['node_modules/@a/core-darwin-arm64']).toEqual({
      version: '1.0.0',
      cpu: ['arm64'],
      dev: true,
      optional: true,
      os: ['darwin'],
    });
    expect(packages['node_modules/@a/core-linux-arm-gnueabihf']).toMatchObject({
      version: '1.0.0',
      cpu: ['arm'],
      os: ['linux'],
    });
    expect(packages['node_modules/b-openbsd-x64']).toMatchObject({cpu: ['x64'], os: ['openbsd']});
  });

  test('keeps what it has, nested too', () => {
    const lockfile = owner({'b-linux-x64': '1.0.0'});
    lockfile.packages['node_modules/a/node_modules/b-linux-x64'] = {version: '1.0.0'};
    expect(completeLockfile(lockfile)).toEqual(lockfile);
  });

  test('gets a binary beside its owner where another owner has another version of it', () => {
    const lockfile = owner({'b-darwin-x64': '2.0.0'});
    lockfile.packages['node_modules/b-darwin-x64'] = {version: '1.0.0'};
    const {packages} = completeLockfile(lockfile);
    expect(packages['node_modules/b-darwin-x64']).toEqual({version: '1.0.0'});
    expect(packages['node_modules/a/node_modules/b-darwin-x64']).toMatchObject({version: '2.0.0'});
  });

  test('is not guessed at for a name without a system', () => {
    expect(() => completeLockfile(owner({mystery: '1.0.0'}))).toThrow(
      'mystery is missing from package-lock.json',
    );
  });

  test('gets the checksums that it lacks, of aliases too', async () => {
    const lockfile: Lockfile = {
      packages: {
        '': {version: '1.0.0'},
        'node_modules/a': {version: '1.0.0', integrity: 'sha512-a'},
        'node_modules/a/node_modules/@b/c': {version: '2.0.0', optional: true},
        'node_modules/other': {name: 'd', version: '3.0.0'},
        'node_modules/own': {link: true},
      },
    };
    const {packages} = await withIntegrity(lockfile, (name, version) =>
      Promise.resolve(`${name} ${version}`),
    );
    expect(Object.values(packages).map(({integrity}) => integrity)).toEqual([
      undefined,
      'sha512-a',
      '@b/c 2.0.0',
      'd 3.0.0',
      undefined,
      undefined,
    ]);
  });

  test('of this project has a checksum for each package but binaries that a registry may lack', () => {
    const own = JSON.parse(fs.readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as Lockfile;
    const unchecked = locationsWithoutIntegrity(own);
    expect(unchecked.filter((location) => !own.packages[location]?.os)).toEqual([]);
  });

  test('of this project is complete: else run `npm run lock:complete`', () => {
    const own = JSON.parse(fs.readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as Lockfile;
    expect(Object.keys(completeLockfile(own).packages).sort()).toEqual(Object.keys(own.packages).sort());
  });
});
