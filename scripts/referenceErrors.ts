import path from 'node:path';
import {loadAnswers, loadEntries} from '../packages/errors/loadAnswers';
import {docsVersions} from '../packages/pages/versions';
import {runScript, type Given} from './commandLine';
import {countLines, entryLines, summaryLine} from './errorEntries';

const COMMAND = {
  script: 'reference:errors',
  does: 'Lists the messages that callers can see in a docs version, from the packages, or counts them by plugin and package.',
  takes: 'VERSION [NAME] [--missing]',
  options: {
    VERSION: 'A docs version, such as v7 or next.',
    NAME: 'Lists the messages of this plugin or package, such as camera or cli. Without it, they are counted.',
    '--missing': 'Only messages that src/data/errors has no cause and fix for.',
  },
};
const siteDir = path.resolve(__dirname, '..');

type Options = {readonly version: string; readonly name?: string; readonly missing: boolean};

function readOptions({values, positionals}: Given<typeof COMMAND.options>): Options {
  const known = docsVersions(siteDir);
  const [version, name] = positionals;
  if (version === undefined || !known.includes(version))
    throw new Error(`Name a docs version first: ${known.join(', ')}.`);
  return {version, name, missing: values.missing};
}

function run({version, name, missing}: Options): void {
  const answers = loadAnswers(siteDir, version);
  const entries = missing ? answers.missing : loadEntries(siteDir, version);
  const lines =
    name === undefined
      ? [...countLines(version, entries), summaryLine(version, answers)]
      : entryLines(
          version,
          entries.filter((entry) => entry.name === name),
        );
  console.log(lines.join('\n'));
}

void runScript(COMMAND, readOptions, run);
