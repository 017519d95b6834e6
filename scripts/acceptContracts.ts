import fs from 'node:fs';
import path from 'node:path';
import {accept, packagesIn, readReviewed, REVIEWED_FILE} from '../tests/contracts/review';
import {UPSTREAM} from '../tests/contracts/upstream';
import {readCommandLine, refuseArguments} from './commandLine';

readCommandLine(
  {
    script: 'contracts:accept',
    does: `Writes the upstream files that are installed into ${REVIEWED_FILE}, as reviewed. Run it when you have reviewed what npm run test:contracts lists.`,
  },
  refuseArguments,
);

const root = path.resolve(__dirname, '..');

try {
  const {reviewed, changes} = accept(UPSTREAM, packagesIn(root), readReviewed(root));
  fs.writeFileSync(path.join(root, REVIEWED_FILE), `${JSON.stringify(reviewed, null, 2)}\n`);
  const files = new Set(UPSTREAM.map((use) => `${use.package}/${use.file}`)).size;
  const accepted =
    changes.length > 0
      ? ['Accepted:', ...changes.map((change) => `  ${change}`)]
      : ['Nothing differs from the last review.'];
  console.log([...accepted, `${files} upstream files are reviewed (${REVIEWED_FILE}).`].join('\n'));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
