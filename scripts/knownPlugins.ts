import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import * as z from 'zod';
import {newestByMajor, type Release} from '../packages/upgrade/newestByMajor';
import known from '../src/data/knownPlugins.json';
import requirements from '../src/data/requirements.json';
import {versionsOf} from '../plugins/site/upgrade-assistant/build/versions';
import {runScript} from './commandLine';

const COMMAND = {
  script: 'plugins:update',
  does: 'Asks the npm registry which versions of the plugins in src/data/knownPlugins.json are for each Capacitor, and whether they have a Package.swift.',
  takes: '[NAME …]',
  options: {NAME: 'Asks for this plugin alone, which may be a new one. Without names, for all.'},
};
const FILE = path.join(__dirname, '../src/data/knownPlugins.json');

const run = promisify(execFile);

const Packs = z.array(z.object({files: z.array(z.object({path: z.string()}))}));

/** Returns the versions that name a range of Capacitor. `npm view` prints them as lines such as `NAME@7.0.0 '>=7.0.0'`. */
async function releasesOf(name: string): Promise<Release[]> {
  const {stdout} = await run('npm', ['view', `${name}@>=0`, 'peerDependencies.@capacitor/core']);
  const lines = stdout.matchAll(/^\S+@(\d\S*) '([^'\n]+)'$/gm);
  const releases = [...lines].map(([, version = '', range = '']) => ({version, range}));
  if (releases.length === 0)
    throw new Error(`npm knows no versions of ${name} that name a range of Capacitor.`);
  return releases;
}

async function hasSwiftPackage(name: string): Promise<boolean> {
  const {stdout} = await run('npm', ['pack', name, '--dry-run', '--json']);
  return Packs.parse(JSON.parse(stdout)).some(({files}) =>
    files.some((file) => file.path === 'Package.swift'),
  );
}

async function update(names: readonly string[]): Promise<void> {
  const majors = versionsOf(requirements).map(({major}) => major);
  const plugins: Record<string, object> = {...known.plugins};
  // One after the other, as a person would ask.
  for (const name of names.length > 0 ? names : Object.keys(plugins)) {
    const [releases, spm] = [await releasesOf(name), await hasSwiftPackage(name)];
    plugins[name] = {versions: newestByMajor(releases, majors), spm};
    console.log(name);
  }
  const sorted = Object.fromEntries(Object.entries(plugins).sort(([a], [b]) => (a < b ? -1 : 1)));
  const date = names.length > 0 ? known.date : new Date().toISOString().slice(0, 10);
  fs.writeFileSync(FILE, `${JSON.stringify({date, plugins: sorted}, null, 2)}\n`);
}

void runScript(COMMAND, ({positionals}) => positionals, update);
