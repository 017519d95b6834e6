import path from 'node:path';
import {parseArgs} from 'node:util';
import {loadChanges} from '../packages/changes/loadChanges';
import {listVersions} from '../packages/checks/listPages';
import {changeLines} from './changeLines';
import {readCommandLine} from './commandLine';

const COMMAND = {
  script: 'reference:changes',
  does: 'Lists what changed between two docs versions in the plugins, the CLI and the configuration, from the packages.',
  takes: 'FROM TO [--json]',
  options: {
    'FROM, TO': 'Docs versions, such as v6 and v7. FROM is the older one.',
    '--json': 'Prints the changes as JSON.',
  },
};
const siteDir = path.resolve(__dirname, '..');

type Options = {readonly from: string; readonly to: string; readonly json: boolean};

function readOptions(args: readonly string[]): Options {
  const {values, positionals} = parseArgs({
    args: [...args],
    options: {json: {type: 'boolean', default: false}},
    allowPositionals: true,
  });
  const known = listVersions(siteDir);
  const [from, to, ...others] = positionals;
  if (from === undefined || to === undefined || others.length > 0)
    throw new Error('Give two docs versions: the older one, and the newer one.');
  const unknown = [from, to].find((version) => !known.includes(version));
  if (unknown) throw new Error(`There is no docs version ${unknown}. The versions are ${known.join(', ')}.`);
  if (known.indexOf(from) <= known.indexOf(to))
    throw new Error(`${from} isn't older than ${to}. Give the older version first.`);
  return {from, to, json: values.json};
}

function run({from, to, json}: Options): void {
  const changes = loadChanges(siteDir, from, to);
  console.log(json ? JSON.stringify(changes, null, 2) : changeLines(changes).join('\n'));
}

run(readCommandLine(COMMAND, readOptions));
