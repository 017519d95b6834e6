import fs from 'node:fs';
import path from 'node:path';
import {readCommandLine, refuseArguments} from './commandLine';
import {completeLockfile, type Lockfile} from './lockfile';

const COMMAND = {
  script: 'lock:complete',
  does:
    'Adds to package-lock.json the optional packages of other systems, which npm install leaves out when its registry ' +
    'lacks them and which npm ci insists on.',
};

readCommandLine(COMMAND, refuseArguments);
const file = path.resolve(__dirname, '../package-lock.json');
const lockfile = JSON.parse(fs.readFileSync(file, 'utf8')) as Lockfile;
const complete = completeLockfile(lockfile);
const added = Object.keys(complete.packages).length - Object.keys(lockfile.packages).length;
fs.writeFileSync(file, `${JSON.stringify(complete, null, 2)}\n`);
console.log(`package-lock.json: ${added} optional packages of other systems added.`);
