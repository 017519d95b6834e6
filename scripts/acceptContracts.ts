import fs from 'node:fs';
import path from 'node:path';
import {accept, packagesIn, REVIEWED_FILE} from '../tests/contracts/review';
import {UPSTREAM} from '../tests/contracts/upstream';
import {runScript, noArguments} from './commandLine';

const COMMAND = {
  script: 'contracts:accept',
  does: `Writes the upstream files that are installed into ${REVIEWED_FILE}, as reviewed. Run it when you have reviewed what npm run test:contracts lists.`,
};
const root = path.resolve(__dirname, '..');

function run(): void {
  const reviewed = accept(UPSTREAM, packagesIn(root));
  fs.writeFileSync(path.join(root, REVIEWED_FILE), `${JSON.stringify(reviewed, null, 2)}\n`);
  const files = Object.values(reviewed).flatMap((one) => Object.keys(one.files));
  console.log(
    `${files.length} upstream files are reviewed. git diff ${REVIEWED_FILE} shows what has changed.`,
  );
}

void runScript(COMMAND, noArguments, run);
