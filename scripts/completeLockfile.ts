import fs from 'node:fs';
import path from 'node:path';
import {readCommandLine, refuseArguments} from './commandLine';
import {completeLockfile, type Lockfile} from './lockfile';

const COMMAND = {
  script: 'lock:complete',
  does:
    'Adds optional packages for other systems to package-lock.json. npm install leaves them out if its registry ' +
    'does not have them, but npm ci requires them.',
};

readCommandLine(COMMAND, refuseArguments);
const file = path.resolve(__dirname, '../package-lock.json');
const lockfile = JSON.parse(fs.readFileSync(file, 'utf8')) as Lockfile;
const complete = completeLockfile(lockfile);
const added = Object.keys(complete.packages).length - Object.keys(lockfile.packages).length;
fs.writeFileSync(file, `${JSON.stringify(complete, null, 2)}\n`);
console.log(`package-lock.json: ${added} added optional packages for other systems.`);
