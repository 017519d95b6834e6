import fs from 'node:fs';
import path from 'node:path';
import {completeLockfile, type Lockfile} from './lockfile';

const file = path.resolve(__dirname, '../package-lock.json');
const lockfile = JSON.parse(fs.readFileSync(file, 'utf8')) as Lockfile;
const complete = completeLockfile(lockfile);
const added = Object.keys(complete.packages).length - Object.keys(lockfile.packages).length;
fs.writeFileSync(file, `${JSON.stringify(complete, null, 2)}\n`);
console.log(`package-lock.json: ${added} optional packages of other systems added.`);
