import path from 'node:path';
import {docsVersions} from '../packages/pages/versions';
import {writeFacts, type FactsDifference} from '../packages/facts/extract/writeFacts';
import {runScript, type Given} from './commandLine';

const COMMAND = {
  script: 'facts:update',
  does: 'Reads the pinned packages and writes what they contain to reference/<version>/facts, which builds read.',
  takes: '[VERSION…]',
  options: {'VERSION…': 'Docs versions, such as v7 or next. Default: all.'},
};
const siteDir = path.resolve(__dirname, '..');

function readVersions({positionals}: Given<object>): readonly string[] {
  const known = docsVersions(siteDir);
  const unknown = positionals.find((version) => !known.includes(version));
  if (unknown !== undefined)
    throw new Error(`There is no docs version "${unknown}". There are: ${known.join(', ')}.`);
  return positionals.length > 0 ? positionals : known;
}

function describe(version: string, {added, changed, removed}: FactsDifference): string {
  const lines = [
    ...added.map((name) => `  added    ${name}`),
    ...changed.map((name) => `  changed  ${name}`),
    ...removed.map((name) => `  removed  ${name}`),
  ];
  if (lines.length === 0) return `reference/${version}/facts: nothing changed`;
  return [`reference/${version}/facts:`, ...lines].join('\n');
}

async function run(versions: readonly string[]): Promise<void> {
  for (const version of versions) console.log(describe(version, await writeFacts(siteDir, version)));
}

void runScript(COMMAND, readVersions, run);
