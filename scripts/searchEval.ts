import path from 'node:path';
import {parseArgs} from 'node:util';
import {evaluate, type Evaluation, type Spread} from './search-eval/evaluate';
import {readQueries} from './search-eval/queries';

const ROOT = path.resolve(__dirname, '..');

async function run(): Promise<void> {
  const {values} = parseArgs({
    options: {
      queries: {type: 'string', default: path.join(ROOT, 'tests/fixtures/search-queries.tsv')},
      json: {type: 'boolean', default: false},
    },
  });
  const queries = await readQueries(values.queries);
  const result = await evaluate(path.join(ROOT, 'build'), queries);
  console.log(values.json ? JSON.stringify(result, null, 2) : toText(result, queries.length));
}

function toText(result: Evaluation, count: number): string {
  return [
    `${count} queries`,
    `success@1  ${percent(result.successAt1)}`,
    `success@3  ${percent(result.successAt3)}`,
    `MRR        ${result.mrr.toFixed(3)}`,
    `bytes      first query ${spread(result.bytes.first)}, later ${spread(result.bytes.later)} (median, p95, max)`,
    `ms         first query ${spread(result.latencyMs.first)}, keystroke ${spread(result.latencyMs.keystroke)}`,
    ...result.misses.map(
      ({version, query, rank, top}) => `missed     ${version} "${query}" (${rank ?? 'not found'}): ${top.join(' ')}`,
    ),
  ].join('\n');
}

function percent(fraction: number): string {
  return `${(fraction * 100).toFixed(1)} %`;
}

function spread({median, p95, max}: Spread): string {
  return [median, p95, max].join(' / ');
}

run().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
