import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {ROOT} from '../support/fixtureSite';

type Result = {readonly status: number | null; readonly stdout: string; readonly stderr: string};

const {scripts} = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Readonly<Record<string, string>>;
};

/** Everything in package.json that runs a file of scripts/, so that no new one is forgotten. */
const OWN = Object.entries(scripts).flatMap(([name, command]) => {
  const found = /(?:^|\s)(?:tsx|node(?: --require \S+)*)\s+(scripts\/(?!docusaurus\.mjs)\S+)\s*(.*)/.exec(
    command,
  );
  const [, file, args = ''] = found ?? [];
  return file === undefined ? [] : [[name, file, args.split(' ').filter(Boolean)] as const];
});

function run(file: string, args: readonly string[], siteDir = ROOT): Result {
  const tsx = path.join(ROOT, 'node_modules/tsx/dist/cli.mjs');
  return spawnSync(process.execPath, [tsx, file, ...args], {
    cwd: siteDir,
    encoding: 'utf8',
    timeout: 240_000,
  });
}

test('all scripts in package.json that name a file of scripts/ are found', () => {
  const naming = Object.entries(scripts).filter(([, command]) =>
    // `scripts/docusaurus.mjs` has Docusaurus's own options; `tests/build/gate.test.ts` runs it.
    /(?<!--require \.\/)\bscripts\/(?!docusaurus\.mjs)/.test(command),
  );
  expect(OWN.map(([name]) => name)).toEqual(naming.map(([name]) => name));
  expect(OWN.length).toBeGreaterThan(8);
});

describe.each(OWN)('npm run %s', (name, file, ownArgs) => {
  test('knows --help', () => {
    const {status, stdout, stderr} = run(file, [...ownArgs, '--help']);
    expect(stdout).toContain(`npm run ${name}`);
    expect(stdout).toContain('--help');
    expect([status, stderr]).toEqual([0, '']);
  });

  test('refuses an unknown option with one that helps', () => {
    const {status, stdout, stderr} = run(file, [...ownArgs, '--no-such-option']);
    expect(stderr.trim().split('\n')).toEqual([
      expect.stringContaining("Unknown option '--no-such-option'"),
      `See npm run ${name} -- --help.`,
    ]);
    expect([status, stdout]).toEqual([2, '']);
  });
});

describe('without a build', () => {
  let siteDir: string;
  beforeAll(() => {
    siteDir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'no-build-')));
    fs.cpSync(path.join(ROOT, 'scripts'), path.join(siteDir, 'scripts'), {recursive: true});
    for (const shared of [
      'node_modules',
      'packages',
      'plugins',
      'src',
      'tests',
      'package.json',
      'tsconfig.json',
    ]) {
      fs.symlinkSync(path.join(ROOT, shared), path.join(siteDir, shared));
    }
  });
  afterAll(() => fs.rmSync(siteDir, {recursive: true}));

  test.each(['serve', 'search:eval', 'search:index'])('npm run %s says to build first', (name) => {
    const [, file = ''] = OWN.find(([own]) => own === name) ?? [];
    const {status, stdout, stderr} = run(file, [], siteDir);
    expect(stderr.trim()).toBe('There is no built site in build/. Run `npm run build` first.');
    expect([status, stdout]).toEqual([1, '']);
  });
});
