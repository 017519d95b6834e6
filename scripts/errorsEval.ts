import path from 'node:path';
import {groupBy} from '../packages/lib/groupBy';
import {readLaterLogs, readLogs, readLogText, readUnknownTexts} from '../tests/support/logs';
import {runScript, type Given} from './commandLine';
import {lookUpIn} from './errors-eval/lookUpIn';
import {countOutcomes, judgeLogs, type First} from './errors-eval/measure';

const ROOT = path.resolve(__dirname, '..');

const COMMAND = {
  script: 'errors:eval',
  does: `Measures how many of the real logs in tests/fixtures/logs the error lookup answers right, and what it says about
texts that it can't know. The lookup is tuned with the lot "work"; the lot "report" says how good it is.`,
  takes: '[--misses]',
  options: {
    '--misses': 'Also lists the logs of "work" that are not right, and the texts that are not unknown.',
  },
};

function run({values: {misses}}: Given<typeof COMMAND.options>): void {
  const lookUp = lookUpIn(ROOT);
  const logs = readLogs().map((log) => ({...log, ...log.expect, text: readLogText(log.file)}));
  const lots = groupBy(judgeLogs(logs, lookUp), ({log}) => log.lot);
  for (const [lot, judged] of [...lots, ['later', judgeLogs(readLaterLogs(), lookUp)] as const]) {
    console.log(lot);
    console.table(countOutcomes(judged));
  }
  const texts = readUnknownTexts().map(({text}) => ({text, first: lookUp('v7', text)}));
  const states = [...groupBy(texts, ({first}) => first.state)];
  console.log(`unknown texts: ${states.map(([state, {length}]) => `${length} ${state}`).join(', ')}`);
  if (!misses) return;
  for (const {log, outcome, first} of lots.get('work') ?? [])
    if (!outcome.startsWith('right')) console.log(`${outcome}: ${log.file} → ${answerOf(first)}`);
  for (const {text, first} of texts)
    if (first.state !== 'unknown')
      console.log(`${first.state}: ${JSON.stringify(text.slice(0, 80))} → ${answerOf(first)}`);
}

const answerOf = ({texts: [text = '']}: First): string => JSON.stringify(text.slice(0, 80));

void runScript(COMMAND, (given) => given, run);
