import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {copySite, cutSite, git} from '../../scripts/version-cut/cutSite';
import {versions} from '../../plugins/lib/docsVersions';
import {LATEST_VERSION} from '../../src/data/versions';
import {ROOT} from '../support/fixtureSite';

/** Enough for the checks and tests of the whole site on a busy machine. */
const PATIENCE_MS = 1_800_000;

const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'rehearsal-')));
const copy = path.join(folder, 'site');

/** Runs a script of package.json in the copy. Throws with the end of what it printed if it fails. */
function run(script: string): void {
  const {status, signal, error, stdout, stderr} = spawnSync('npm', ['run', script], {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: {...process.env, NODE_ENV: undefined, FORCE_COLOR: '0'},
  });
  if (status === 0) return;
  const end = error?.message ?? (status === null ? `signal ${signal}` : `exit code ${status}`);
  // Jest prints the failed tests once more at the end of stderr; the checks print their findings to stdout.
  const tails = [stdout, stderr].map((text) => text.slice(-20_000).trim());
  throw new Error([`npm run ${script} failed after the cut (${end}):`, ...tails].join('\n\n'));
}

beforeAll(() => {
  copySite(ROOT, copy);
  cutSite(copy, {
    version: String(versions.current?.label),
    previous: LATEST_VERSION,
    released: new Date().toISOString().slice(0, 10),
  });
  // Pages take the dates of their last change from Git.
  git(copy, 'add', '--all');
  git(copy, '-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '--quiet', '-m', 'Cut');
}, PATIENCE_MS);

afterAll(() => fs.rmSync(folder, {recursive: true}));

test.each(['test:contracts', 'types', 'lint:format', 'check:content', 'test:unit', 'build', 'test:html'])(
  'a copy of the last commit passes npm run %s after a cut',
  (script) => {
    expect(() => run(script)).not.toThrow();
  },
  PATIENCE_MS,
);
