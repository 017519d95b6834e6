import path from 'node:path';
import {parseArgs} from 'node:util';
import {listVersions} from '../checks/listPages';
import {loadErrors, messageText, type ErrorReference} from '../plugins/content/errors';
import {readCommandLine} from './commandLine';
import {countErrors, countTable} from './errorCounts';

const COMMAND = {
  script: 'reference:errors',
  does: 'Counts the error messages that the packages of each docs version can raise, from their sources.',
  takes: '[VERSION…] [--json]',
  options: {
    'VERSION…':
      'Docs versions, such as v7 or next. With one version, there is a row for each package. Default: all.',
    '--json': 'Prints the counts, the messages and the call sites without a message as JSON.',
  },
};
const siteDir = path.resolve(__dirname, '..');

type Options = {readonly versions: readonly string[]; readonly json: boolean};

function readOptions(args: readonly string[]): Options {
  const {values, positionals} = parseArgs({
    args: [...args],
    options: {json: {type: 'boolean', default: false}},
    allowPositionals: true,
  });
  const known = listVersions(siteDir);
  const unknown = positionals.find((version) => !known.includes(version));
  if (unknown) throw new Error(`There is no docs version ${unknown}. The versions are ${known.join(', ')}.`);
  return {versions: positionals.length > 0 ? positionals : known, json: values.json};
}

async function run({versions, json}: Options): Promise<void> {
  const references: [string, ErrorReference][] = [];
  for (const version of versions) references.push([version, await loadErrors(siteDir, version)]);
  console.log(json ? toJson(references) : toLines(references).join('\n'));
}

function toLines(references: readonly (readonly [string, ErrorReference])[]): string[] {
  const [only] = references;
  const rows = references.length === 1 && only ? [...byPackage(only[1]), only] : references;
  return countTable(Object.fromEntries(rows.map(([name, reference]) => [name, countErrors(reference)])));
}

type Sites = Pick<ErrorReference, 'sites' | 'unresolved'>;

/** Returns the call sites of each package that has any. */
function byPackage({sites, unresolved}: ErrorReference): (readonly [string, Sites])[] {
  const names = new Set([...sites, ...unresolved].map((site) => site.package));
  return [...names].sort().map((name) => [
    name,
    {
      sites: sites.filter((site) => site.package === name),
      unresolved: unresolved.filter((site) => site.package === name),
    },
  ]);
}

function toJson(references: readonly (readonly [string, ErrorReference])[]): string {
  const report = references.map(([version, reference]) => {
    const {sites, unresolved, declared} = reference;
    const written = [sites, declared].map((records) =>
      records.map((record) => ({...record, messages: record.messages.map(messageText)})),
    );
    return [version, {counts: countErrors(reference), sites: written[0], unresolved, declared: written[1]}];
  });
  return JSON.stringify(Object.fromEntries(report), null, 2);
}

run(readCommandLine(COMMAND, readOptions)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
