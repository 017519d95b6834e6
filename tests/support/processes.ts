import {fork, type ChildProcess} from 'node:child_process';

type Answer<Result> = {readonly result: Result} | {readonly failure: string};

export type Worker<Job, Result> = {
  /** Resolves with a job's result, or rejects with its error message. Runs one job at a time. */
  readonly ask: (job: Job) => Promise<Result>;
  readonly stop: () => void;
};

/**
 * Starts a process in which the script `file` runs jobs until it is stopped, for code that Jest can't run itself. Jobs
 * and results must be serializable by v8.
 */
export function startWorker<Job, Result>(file: string): Worker<Job, Result> {
  const child = fork(file, {execArgv: ['--import', 'tsx'], serialization: 'advanced'});
  return {ask: (job) => ask<Job, Result>(child, job), stop: () => void child.kill()};
}

function ask<Job, Result>(child: ChildProcess, job: Job): Promise<Result> {
  return new Promise((resolve, reject) => {
    const stopped = (code: number | null): void =>
      reject(
        new Error(`${child.spawnargs.at(-1)} stopped with exit code ${code}; its own message stands above.`),
      );
    child.once('error', reject).once('exit', stopped);
    child.once('message', (message) => {
      child.off('error', reject).off('exit', stopped);
      const answer = message as Answer<Result>;
      if ('failure' in answer) reject(new Error(answer.failure));
      else resolve(answer.result);
    });
    child.send(job as object);
  });
}

/** Runs the jobs that a worker process receives with `handle`, one at a time. */
export function answerJobs<Job, Result>(handle: (job: Job) => Promise<Result>): void {
  process.on('message', (job) => {
    void answer(() => handle(job as Job)).then((message) => process.send?.(message));
  });
}

async function answer<Result>(handle: () => Promise<Result>): Promise<Answer<Result>> {
  try {
    return {result: await handle()};
  } catch (error) {
    return {failure: error instanceof Error ? error.message : String(error)};
  }
}
