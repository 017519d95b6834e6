import path from 'node:path';
import {parseArgs} from 'node:util';
import type {ErrorEntry} from '../packages/errors/types';
import {loadAnswers, loadEntries} from '../packages/errors/loadAnswers';
import {loadErrors, messageText, type ErrorReference} from '../packages/facts';
import {listVersions} from '../packages/checks/listPages';
import {readCommandLine} from './commandLine';
import {countErrors, countTable} from './errorCounts';
import {countLines, entryLines, summaryLine} from './errorEntries';

const COMMAND = {
  script: 'reference:errors',
  does: 'Counts the error messages that the packages of each docs version can raise, from their sources.',
  takes: '[VERSION…] [--json] [--entries|--missing [NAME]]',
  options: {
    'VERSION…':
      'Docs versions, such as v7 or next. With one version, there is a row for each package. Default: all.',
    '--json': 'Prints the counts, the messages and the call sites without a message as JSON.',
    '--entries [NAME]':
      'Lists the messages that callers can see, of one plugin or package such as camera or cli, or counts them for each.',
    '--missing [NAME]': 'The same, but only for messages that src/data/errors has no cause and fix for.',
  },
};
const siteDir = path.resolve(__dirname, '..');

type Options = {
  readonly versions: readonly string[];
  readonly json: boolean;
  /** Which messages to list, rather than counting call sites. */
  readonly list?: 'entries' | 'missing';
  /** The plugin or package whose messages to list. */
  readonly name?: string;
};

function readOptions(args: readonly string[]): Options {
  const {values, positionals} = parseArgs({
    args: [...args],
    options: {
      json: {type: 'boolean', default: false},
      entries: {type: 'boolean', default: false},
      missing: {type: 'boolean', default: false},
    },
    allowPositionals: true,
  });
  const known = listVersions(siteDir);
  const list = values.missing ? 'missing' : values.entries ? 'entries' : undefined;
  const [last] = list ? positionals.filter((name) => !known.includes(name)) : [];
  const named = positionals.filter((name) => name !== last);
  const unknown = named.find((version) => !known.includes(version));
  if (unknown) throw new Error(`There is no docs version ${unknown}. The versions are ${known.join(', ')}.`);
  const versions = named.length > 0 ? named : known;
  return {versions, json: values.json, ...(list ? {list} : {}), ...(last ? {name: last} : {})};
}

function run(options: Options): void {
  if (options.list) listEntries(options);
  else countSites(options);
}

function listEntries({versions, json, list, name}: Options): void {
  for (const version of versions) {
    const answers = loadAnswers(siteDir, version);
    const all: readonly ErrorEntry[] = list === 'missing' ? answers.missing : loadEntries(siteDir, version);
    const entries = all.filter((entry) => !name || entry.name === name);
    if (json) console.log(JSON.stringify(entries, null, 2));
    else if (name) console.log(entryLines(version, entries).join('\n'));
    else console.log([...countLines(version, entries), summaryLine(version, answers)].join('\n'));
  }
}

function countSites({versions, json}: Options): void {
  const references: [string, ErrorReference][] = [];
  for (const version of versions) references.push([version, loadErrors(siteDir, version)]);
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

run(readCommandLine(COMMAND, readOptions));
