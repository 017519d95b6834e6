import path from 'node:path';
import {runScript, requireBuild, type Given} from './commandLine';
import {evaluate, type Evaluation, type Spread} from './search-eval/evaluate';
import {LOTS, lotOf, type Lot} from './search-eval/lots';
import {readQueries, type EvalQuery} from './search-eval/queries';
import type {Scores} from './search-eval/scores';

const ROOT = path.resolve(__dirname, '..');
const COMMAND = {
  script: 'search:eval',
  does: `Measures how well the search of the site in build/ answers queries, and what it loads.
Its weights are tuned on two thirds of the queries only, "tune". The others, "report", say how good it is.`,
  takes: '[--queries FILE] [--lot tune|report] [--json]',
  options: {
    '--queries FILE': 'A file with queries and their pages. Default: tests/fixtures/search-queries.tsv.',
    '--lot LOT': 'Runs only this part of the queries.',
    '--json': 'Prints all figures as JSON.',
  },
};

async function run({values}: Given<typeof COMMAND.options>): Promise<void> {
  const {queries: file = path.join(ROOT, 'tests/fixtures/search-queries.tsv'), lot} = values;
  requireBuild(ROOT);
  const isWanted = ({text}: EvalQuery): boolean => lot === undefined || lotOf(text) === lot;
  const queries = (await readQueries(file)).filter(isWanted);
  if (queries.length === 0) throw new Error(`${file} has no queries in the part ${lot}.`);
  const result = await evaluate(path.join(ROOT, 'build'), queries);
  console.log(values.json ? JSON.stringify(result, null, 2) : toText(result));
}

function toText(result: Evaluation): string {
  return [
    'tune is the part of the queries that weights are tuned on, report the part that says how good search is.',
    ...LOTS.filter((lot) => result.scores[lot].queries > 0).map((lot) => scoreLine(lot, result.scores[lot])),
    `bytes      first query ${spread(result.bytes.first)}, later ${spread(result.bytes.later)} (median, p95, max)`,
    `all        first query ${spread(result.bytes.allVersions.first)}, widened ${spread(result.bytes.allVersions.widened)}, later ${spread(result.bytes.allVersions.later)}`,
    ...LOTS.flatMap((lot) => result.scores[lot].misses.map((miss) => missLine(lot, miss))),
  ].join('\n');
}

function scoreLine(lot: Lot, {queries, successAt1, successAt3, mrr}: Scores): string {
  const shares = `success@1 ${percent(successAt1)}, success@3 ${percent(successAt3)}, MRR ${mrr.toFixed(3)}`;
  return `${lot.padEnd(10)} ${shares} (${queries} queries)`;
}

function missLine(lot: Lot, {version, query, rank, top}: Scores['misses'][number]): string {
  return `missed     ${lot}: ${version} "${query}" (${rank ?? 'not found'}): ${top.join(' ')}`;
}

function percent(fraction: number): string {
  return `${(fraction * 100).toFixed(1)} %`;
}

function spread({median, p95, max}: Spread): string {
  return [median, p95, max].join(' / ');
}

void runScript(COMMAND, (given) => given, run);
