import {availableParallelism} from 'node:os';
import path from 'node:path';
import {runJobs} from '../../support/processes';

const WORKER = path.join(__dirname, '../../fixtures/processes/worker.ts');

type Job = {readonly number: number; readonly act?: 'fail' | 'stop'};
type Answer = {readonly square: number; readonly process: number};

const run = (jobs: readonly Job[]): Promise<Answer[]> => runJobs<Job, Answer>(WORKER, jobs);

test('jobs are answered in their order, by as many processes as there are cores', async () => {
  const answers = await run(Array.from({length: 12}, (_, number) => ({number})));
  expect(answers.map(({square}) => square)).toEqual([0, 1, 4, 9, 16, 25, 36, 49, 64, 81, 100, 121]);
  expect(new Set(answers.map((answer) => answer.process)).size).toBeLessThanOrEqual(availableParallelism());
  expect(answers.map((answer) => answer.process)).not.toContain(process.pid);
});

test('no jobs take no process', async () => {
  expect(await run([])).toEqual([]);
});

test('a job that fails says why', async () => {
  await expect(run([{number: 1}, {number: 2, act: 'fail'}])).rejects.toThrow('Job 2 is bad.');
});

test('a process that stops is told with its exit code', async () => {
  await expect(run([{number: 1, act: 'stop'}])).rejects.toThrow(/worker\.ts stopped with exit code 3/);
});
