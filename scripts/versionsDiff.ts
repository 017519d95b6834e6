import fs from 'node:fs';
import path from 'node:path';
import {listPages, listVersions} from '../plugins/content-checks/listPages';
import {resolveTokens} from '../plugins/requirements/resolveTokens';
import requirements from '../src/data/requirements.json';
import {
  compareTrees,
  formatComparison,
  readDiffRequest,
  summaryOf,
  type DiffRequest,
  type Tree,
} from './versionComparison';

const siteDir = path.resolve(__dirname, '..');

/** Prints what changed between the two docs versions that the command line names; exit code 2 for a bad request. */
function main(): void {
  const {from, to, stat} = readRequest();
  const comparison = compareTrees(from, readTree(from), to, readTree(to));
  console.log(stat ? summaryOf(comparison) : formatComparison(comparison));
}

function readRequest(): DiffRequest {
  try {
    return readDiffRequest(process.argv.slice(2), listVersions(siteDir));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(2);
  }
}

function readTree(version: string): Tree {
  const pages = listPages(siteDir, version).map((file) => {
    const source = fs.readFileSync(path.join(siteDir, file), 'utf8');
    const inTree = file.replace(/^(?:docs|versioned_docs\/version-[^/]+)\//, '');
    return [inTree, resolveTokens(source, version, requirements).text] as const;
  });
  return new Map(pages);
}

// Whoever reads the output may stop early, as `head` and `less` do.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
main();
