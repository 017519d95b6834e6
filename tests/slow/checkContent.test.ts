import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {RELEASED} from '../../src/data/versions';

const root = path.resolve(__dirname, '../..');

/** What the checks read besides pages; the small site shares it with this one. */
const SHARED = [
  'node_modules',
  'package.json',
  'package-lock.json',
  'packages',
  'plugins',
  'reference',
  'scripts',
  'src',
  'static',
  'sidebars.ts',
  'versions.json',
];

/** Enough pages for two processes, one for each version. */
const PAGES = 24;

let site: string;

beforeAll(() => {
  site = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'check-site-')));
  for (const name of SHARED) fs.symlinkSync(path.join(root, name), path.join(site, name));
  fs.mkdirSync(path.join(site, 'docs'));
  fs.mkdirSync(path.join(site, 'versioned_sidebars'));
  for (const version of ['v6', 'v5']) writeVersion(version);
  const broken = path.join(site, 'versioned_docs/version-v5/page-3.md');
  fs.appendFileSync(broken, '\n## Start it\n\n```bash\nnpx cap synk\n```\n');
});

afterAll(() => fs.rmSync(site, {recursive: true}));

function writeVersion(version: string): void {
  const folder = path.join(site, `versioned_docs/version-${version}`);
  fs.mkdirSync(folder, {recursive: true});
  const ids = Array.from({length: PAGES}, (_, n) => `page-${n}`);
  for (const id of ids) {
    const description = `The page number ${id.slice(5)} of a small site, which shows that the check of all pages works.`;
    fs.writeFileSync(
      path.join(folder, `${id}.md`),
      `---\ntitle: Page\ndescription: ${description}\n---\n\nText.\n`,
    );
  }
  const sidebars = path.join(site, `versioned_sidebars/version-${version}-sidebars.json`);
  fs.writeFileSync(sidebars, JSON.stringify({docs: ids}));
}

function check(
  args: readonly string[],
  env: Record<string, string> = {},
): {status: number | null; lines: string[]} {
  const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');
  const {status, stdout, stderr} = spawnSync(process.execPath, [tsx, 'scripts/checkContent.ts', ...args], {
    cwd: site,
    encoding: 'utf8',
    env: {...process.env, INIT_CWD: path.join(site, 'versioned_docs'), GITHUB_ACTIONS: '', ...env},
  });
  return {status, lines: `${stdout}${stderr}`.trim().split('\n')};
}

const FINDING =
  'versioned_docs/version-v5/page-3.md:11:9  shell  The CLI of v5 has no command "synk"  Did you mean "sync"?';

test('two versions are checked side by side, and a mistake in one is exit code 1', () => {
  const {status, lines} = check(['--version', 'v6', '--version', 'v5'], {GITHUB_ACTIONS: 'true'});
  expect(lines).toContain(FINDING);
  expect(lines).toContainEqual(expect.stringMatching(/^48 pages checked: 1 finding in 1 page\. \d+\.\d s$/));
  const annotation =
    /^::error file=versioned_docs\/version-v5\/page-3\.md,line=11,col=9,title=shell::The CLI/;
  expect(lines).toContainEqual(expect.stringMatching(annotation));
  expect(status).toBe(1);
});

test('if the process of one version crashes, the findings of the others are printed', () => {
  const crash = path.join(site, 'crash.cjs');
  const body = [
    "if (!process.argv[1]?.endsWith('worker.ts')) return;",
    'const {on} = process;',
    'process.on = (name, listener) =>',
    "  on.call(process, name, (job) => (job?.version === 'v6' ? process.exit(7) : listener(job)));",
  ];
  fs.writeFileSync(crash, body.join('\n'));
  // Both versions have to be checked again, or none of them gets a process.
  fs.rmSync(path.join(site, '.cache'), {recursive: true, force: true});
  const {status, lines} = check(['--version', 'v6', '--version', 'v5'], {NODE_OPTIONS: `--require ${crash}`});
  expect(lines).toContain(FINDING);
  expect(lines).toContain(
    'versioned_docs/version-v6/page-0.md:1:1  check  The process that checks the pages of v6 crashed: it ended with exit ' +
      'code 7  Read its message above, and run npm run check:content -- --version v6',
  );
  expect(status).toBe(1);
});

test('a page is named from where the writer stands', () => {
  const {status, lines} = check(['--file', 'version-v5/page-4.md']);
  expect(lines).toEqual([expect.stringMatching(/^1 page checked: nothing found\. \d+\.\d s$/)]);
  expect(status).toBe(0);
});

test.each([
  [['--version', 'v1'], `There is no docs version "v1". The versions are next, ${RELEASED.join(', ')}.`],
  [
    ['--file', 'version-v5/none.md'],
    'versioned_docs/version-v5/none.md does not exist. Pages are in docs/ and versioned_docs/.',
  ],
  [
    ['--version', 'v6', '--file', 'version-v5/page-4.md'],
    '--version checks all pages of a version, so it cannot be combined with pages.',
  ],
])('%j is refused with what is wrong and exit code 2', (args, message) => {
  expect(check(args)).toEqual({status: 2, lines: [message, 'See npm run check:content -- --help.']});
});

test('a pinned package without facts stops the check, and the command that writes them is named', () => {
  const reference = path.join(site, 'reference');
  fs.rmSync(reference);
  fs.cpSync(path.join(root, 'reference'), reference, {
    recursive: true,
    filter: (file) => path.basename(file) !== 'node_modules',
  });
  fs.rmSync(path.join(reference, 'v6/package.json'));
  fs.writeFileSync(
    path.join(reference, 'v6/package.json'),
    JSON.stringify({dependencies: {'@capacitor/core': '6.0.0', '@acme/none': '1.0.0'}}),
  );
  try {
    const {status, lines} = check(['--file', 'version-v5/page-4.md']);
    expect(lines).toContain('reference/v6/facts/packages/acme-none.json does not exist.');
    expect(lines).toContain('Run npm run facts:update v6.');
    expect(lines.filter((line) => line.includes('    at '))).toEqual([]);
    expect(status).toBe(2);
  } finally {
    fs.rmSync(reference, {recursive: true});
    fs.symlinkSync(path.join(root, 'reference'), reference);
  }
});
