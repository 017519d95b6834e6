import path from 'node:path';
import type {Outcome} from './schedule';

/** What this module reads of the JSON that Jest writes with `--outputFile`. */
export type JestResult = {
  readonly testResults: readonly {
    readonly name: string;
    /** Milliseconds since 1970. */
    readonly startTime: number;
    readonly endTime: number;
  }[];
};

const SLOWEST = 10;

/**
 * Returns the slowest test files of a stage, slowest first, a line each.
 *
 * @example
 * slowestFiles({testResults: [{name: '/site/tests/a.test.ts', startTime: 0, endTime: 2500}]}, '/site')
 * // ['   2.5 s  tests/a.test.ts']
 */
export function slowestFiles({testResults}: JestResult, root: string): string[] {
  return testResults
    .map(({name, startTime, endTime}) => ({
      file: path.relative(root, name),
      seconds: (endTime - startTime) / 1000,
    }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
    .map(({file, seconds}) => `${inSeconds(seconds)}  ${file}`);
}

/**
 * Returns a table of how the stages ended. Its last line is the one that CI services read.
 *
 * @example
 * summary([{stage, result: 'passed', seconds: 12.3}])
 * // ['  12.3 s  passed    types', 'Stages: 1 passed, 0 failed']
 */
export function summary(outcomes: readonly Outcome[]): string[] {
  const passed = outcomes.filter(({result}) => result === 'passed').length;
  return [
    ...outcomes.map(
      ({stage, result, seconds}) => `${inSeconds(seconds)}  ${result.padEnd(8)}  ${stage.name}`,
    ),
    `Stages: ${passed} passed, ${outcomes.length - passed} failed`,
  ];
}

function inSeconds(seconds: number): string {
  return `${seconds.toFixed(1).padStart(6)} s`;
}
