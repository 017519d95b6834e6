import path from 'node:path';
import {parseArgs} from 'node:util';
import {readCommandLine, requireBuild} from './commandLine';
import {evaluateMiniSearch, evaluatePagefind} from './search-eval/compare';
import {evaluate, type Evaluation, type Spread} from './search-eval/evaluate';
import {readQueries, type EvalQuery} from './search-eval/queries';

const ROOT = path.resolve(__dirname, '..');
const COMMAND = {
  script: 'search:eval',
  does: 'Measures how well the search of the site in build/ answers queries, what it loads, and how long it takes.',
  takes: '[--queries FILE] [--json] [--compare] [--untimed]',
  options: {
    '--queries FILE': 'A file with queries and their pages. Default: tests/fixtures/search-queries.tsv.',
    '--json': 'Prints all figures as JSON.',
    '--untimed': 'Skips the keystroke times, which take hundreds of extra queries.',
    '--compare': 'Also prints how Pagefind and MiniSearch do with their own settings, on the same pages.',
  },
};

type Options = {
  readonly queries: string;
  readonly json: boolean;
  readonly compare: boolean;
  readonly untimed: boolean;
};

function readOptions(args: readonly string[]): Options {
  return parseArgs({
    args: [...args],
    options: {
      queries: {type: 'string', default: path.join(ROOT, 'tests/fixtures/search-queries.tsv')},
      json: {type: 'boolean', default: false},
      compare: {type: 'boolean', default: false},
      untimed: {type: 'boolean', default: false},
    },
  }).values;
}

async function run(values: Options): Promise<void> {
  requireBuild(ROOT);
  const queries = await readQueries(values.queries);
  const build = path.join(ROOT, 'build');
  const result = await evaluate(build, queries, {timed: !values.untimed});
  console.log(values.json ? JSON.stringify(result, null, 2) : toText(result, queries.length));
  if (values.compare && !values.json) await compare(build, queries);
}

/** Prints the scores of other search engines for the same pages and queries. */
async function compare(build: string, queries: readonly EvalQuery[]): Promise<void> {
  const others = {
    'Pagefind with its defaults': await evaluatePagefind(
      build,
      queries,
      path.join(ROOT, '.cache/search-eval'),
    ),
    'MiniSearch with its defaults': evaluateMiniSearch(build, queries),
  };
  for (const [name, {successAt1, successAt3, mrr}] of Object.entries(others)) {
    console.log(`${name}: ${percent(successAt1)}, ${percent(successAt3)}, MRR ${mrr.toFixed(3)}`);
  }
}

function toText(result: Evaluation, count: number): string {
  const {keystroke} = result.latencyMs;
  return [
    `${count} queries`,
    `success@1  ${percent(result.successAt1)}`,
    `success@3  ${percent(result.successAt3)}`,
    `MRR        ${result.mrr.toFixed(3)}`,
    `bytes      first query ${spread(result.bytes.first)}, later ${spread(result.bytes.later)} (median, p95, max)`,
    `all        first query ${spread(result.bytes.allVersions.first)}, widened ${spread(result.bytes.allVersions.widened)}, later ${spread(result.bytes.allVersions.later)}`,
    `ms         first query ${spread(result.latencyMs.first)}${keystroke ? `, keystroke ${spread(keystroke)}` : ''}`,
    ...result.misses.map(
      ({version, query, rank, top}) =>
        `missed     ${version} "${query}" (${rank ?? 'not found'}): ${top.join(' ')}`,
    ),
  ].join('\n');
}

function percent(fraction: number): string {
  return `${(fraction * 100).toFixed(1)} %`;
}

function spread({median, p95, max}: Spread): string {
  return [median, p95, max].join(' / ');
}

run(readCommandLine(COMMAND, readOptions)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
