import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {runScript, type Given} from './commandLine';
import {copySite, cutSite, git} from './version-cut/cutSite';
import {summary} from './version-cut/summary';
import {refusal, type Cut} from './version-cut/cut';

const COMMAND = {
  script: 'version:cut',
  does: 'Makes next the latest version, and opens a new next.',
  takes: 'VERSION [--date DATE]',
  options: {
    VERSION: 'The name of the new version, such as v8.',
    '--date DATE': 'The day of its first stable release, such as 2026-12-01. Without it, today.',
  },
};
const siteDir = path.resolve(__dirname, '..');

/**
 * Cuts the version in a copy of the site, and applies the changes to the site only when all of them have succeeded. The
 * exit code is 2 if the request is refused, and 1 if the cut fails.
 */
function run(cut: Cut): void {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'version-cut-'));
  try {
    const copy = path.join(folder, 'site');
    copySite(siteDir, copy);
    cutSite(copy, cut);
    const patch = path.join(folder, 'cut.patch');
    git(copy, 'add', '--all');
    git(copy, 'diff', '--cached', '--binary', `--output=${patch}`);
    // Git applies all of a patch or nothing.
    git(siteDir, 'apply', patch);
    console.log(summary(cut));
  } catch (error) {
    throw new Error(`${(error as Error).message}\nNothing has changed.`, {cause: error});
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
}

function readRequest({positionals, values}: Given<typeof COMMAND.options>): Cut {
  const released = JSON.parse(fs.readFileSync(path.join(siteDir, 'versions.json'), 'utf8')) as string[];
  const [version, ...others] = positionals;
  const refused =
    others.length > 0
      ? 'Name one version only.'
      : refusal(version, released, git(siteDir, 'status', '--porcelain'));
  if (refused !== undefined) throw new Error(refused);
  const date = values.date ?? new Date().toISOString().slice(0, 10);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(Date.parse(date)))
    throw new Error(`"${date}" is not a date. Write one such as 2026-12-01.`);
  return {version: String(version), previous: String(released[0]), released: date};
}

void runScript(COMMAND, readRequest, run);
