import path from 'node:path';
import {startWorker, type Worker} from '../../support/processes';

const WORKER = path.join(__dirname, '../../fixtures/processes/worker.ts');

type Job = {readonly number: number; readonly act?: 'fail' | 'stop'};
type Answer = {readonly square: number; readonly process: number};

let worker: Worker<Job, Answer>;
beforeAll(() => {
  worker = startWorker(WORKER);
});
afterAll(() => worker.stop());

test('jobs are answered by one process, which is not this one', async () => {
  const first = await worker.ask({number: 3});
  const second = await worker.ask({number: 4});
  expect([first.square, second.square]).toEqual([9, 16]);
  expect(second.process).toBe(first.process);
  expect(first.process).not.toBe(process.pid);
});

test('a job that fails says why, and the next one is answered', async () => {
  await expect(worker.ask({number: 2, act: 'fail'})).rejects.toThrow('Job 2 is bad.');
  expect(await worker.ask({number: 5})).toMatchObject({square: 25});
});

test('a process that stops is told with its exit code', async () => {
  await expect(worker.ask({number: 1, act: 'stop'})).rejects.toThrow(/worker\.ts stopped with exit code 3/);
});
