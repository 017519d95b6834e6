import {fork, type ChildProcess} from 'node:child_process';

type Answer<Result> = {readonly result: Result} | {readonly failure: string};

export type Worker<Job, Result> = {
  /** Returns the answer to a job; rejects with the message of a job that failed. One job at a time. */
  readonly ask: (job: Job) => Promise<Result>;
  readonly stop: () => void;
};

/**
 * Starts a process in which the script `file` answers jobs until it is stopped, for what Jest cannot run itself. Jobs and
 * answers are what v8 can serialize.
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

/** Answers the jobs that a worker's process is asked with what `handle` returns, one at a time. */
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
