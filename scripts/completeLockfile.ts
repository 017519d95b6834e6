import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {runScript, noArguments} from './commandLine';
import {completeLockfile, locationsWithoutIntegrity, withIntegrity, type Lockfile} from './lockfile';

const COMMAND = {
  script: 'lock:complete',
  does:
    'Adds optional packages for other systems to package-lock.json. npm install leaves them out if its registry ' +
    'does not have them, but npm ci requires them. Looks up the checksums that are missing.',
};

/** Asks the registry for the checksum of a package, or says that the registry doesn't have the package. */
async function integrityOf(name: string, version: string): Promise<string | undefined> {
  try {
    const {stdout} = await promisify(execFile)('npm', ['view', `${name}@${version}`, 'dist.integrity']);
    return stdout.trim() || undefined;
  } catch (error) {
    if (!String(error).includes('E404')) throw error;
    console.warn(`The registry doesn't have ${name}@${version}, so it stays without a checksum.`);
    return undefined;
  }
}

async function run(): Promise<void> {
  const file = path.resolve(__dirname, '../package-lock.json');
  const lockfile = JSON.parse(fs.readFileSync(file, 'utf8')) as Lockfile;
  const complete = completeLockfile(lockfile);
  const added = Object.keys(complete.packages).length - Object.keys(lockfile.packages).length;
  const checked = await withIntegrity(complete, integrityOf);
  const found = locationsWithoutIntegrity(complete).length - locationsWithoutIntegrity(checked).length;
  fs.writeFileSync(file, `${JSON.stringify(checked, null, 2)}\n`);
  console.log(
    `package-lock.json: added ${added} optional packages for other systems, and ${found} checksums.`,
  );
}

void runScript(COMMAND, noArguments, run);
