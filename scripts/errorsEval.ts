import path from 'node:path';
import {readLaterLogs, readLogs, readLogText, readUnknownTexts, type Lot} from '../tests/support/logs';
import {runScript, type Given} from './commandLine';
import {lookUpIn} from './errors-eval/lookUpIn';
import {
  countOutcomes,
  judgeLater,
  judgeLogs,
  judgeUnknown,
  OUTCOMES,
  type First,
  type Judged,
} from './errors-eval/measure';

const ROOT = path.resolve(__dirname, '..');
const LOTS: readonly Lot[] = ['work', 'report'];

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
  const logs = judgeLogs(readLogs(), readLogText, lookUp);
  const unknown = judgeUnknown(readUnknownTexts(), 'v7', lookUp);
  console.log(LOTS.flatMap((lot) => tableLines(logs, lot)).join('\n'));
  const later = judgeLater(readLaterLogs(), lookUp);
  console.log(`later logs: ${[...later].map(([outcome, count]) => `${count} ${outcome}`).join(', ')}`);
  console.log(
    `unknown texts: ${[...unknown].map(([state, texts]) => `${texts.length} ${state}`).join(', ')}`,
  );
  if (!misses) return;
  console.log(
    logs
      .filter(({log, outcome}) => log.lot === 'work' && !outcome.startsWith('right'))
      .map(missLine)
      .join('\n'),
  );
  for (const state of ['known', 'likely'] as const) {
    for (const {text, first} of unknown.get(state) ?? [])
      console.log(`${state}: ${JSON.stringify(text.text.slice(0, 80))} → ${answerOf(first)}`);
  }
}

function tableLines(judged: readonly Judged[], lot: Lot): string[] {
  const rows = countOutcomes(judged, lot);
  return [
    `${lot.padEnd(18)}${OUTCOMES.map((outcome) => outcome.padStart(18)).join('')}`,
    ...[...rows].map(
      ([kind, counts]) =>
        `${kind.padEnd(18)}${OUTCOMES.map((outcome) => String(counts.get(outcome) ?? '').padStart(18)).join('')}`,
    ),
    '',
  ];
}

const missLine = ({log, outcome, first}: Judged): string => `${outcome}: ${log.file} → ${answerOf(first)}`;

const answerOf = ({texts: [text = '']}: First): string => JSON.stringify(text.slice(0, 80));

void runScript(COMMAND, (given) => given, run);
