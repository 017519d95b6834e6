import fs from 'node:fs';
import path from 'node:path';
import {listPages, listVersions} from '../packages/checks/listPages';
import {resolveTokens} from '../packages/pages/resolveTokens';
import requirements from '../src/data/requirements.json';
import {readCommandLine} from './commandLine';
import {compareTrees, readDiffRequest, type Tree} from './versionComparison';

const COMMAND = {
  script: 'versions:diff',
  does: 'Shows what changed between two docs versions as git diff does, with requirement tokens resolved.',
  takes: 'FROM TO [--stat]',
  options: {
    'FROM, TO': 'Docs versions, such as v5 and next.',
    '--stat': 'Prints how many lines of each page changed.',
  },
};
const siteDir = path.resolve(__dirname, '..');

/** Prints the changes between the two docs versions on the command line. The exit code is 2 for a bad request. */
function main(): void {
  const request = readCommandLine(COMMAND, (args) => readDiffRequest(args, listVersions(siteDir)));
  process.stdout.write(compareTrees(request, readTree));
}

function readTree(version: string): Tree {
  const pages = listPages(siteDir, version).map((file) => {
    const source = fs.readFileSync(path.join(siteDir, file), 'utf8');
    const inTree = file.replace(/^(?:docs|versioned_docs\/version-[^/]+)\//, '');
    return [inTree, resolveTokens(source, version, requirements).text] as const;
  });
  return new Map(pages);
}

// The program that reads the output may stop early, as `head` and `less` do.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
main();
