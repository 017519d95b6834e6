import {fork, type ChildProcess} from 'node:child_process';
import {availableParallelism} from 'node:os';

type Answer<Result> = {readonly result: Result} | {readonly failure: string};

/**
 * Returns the answers of the script `file` to `jobs`, in their order. As many processes as there are cores
 * run it and take the jobs in turn, so put long jobs first. Jobs and answers are what v8 can serialize.
 * Rejects with the message of the first job that failed.
 */
export async function runJobs<Job, Result>(file: string, jobs: readonly Job[]): Promise<Result[]> {
  const results: Result[] = [];
  const queue = [...jobs.entries()];
  const children = Array.from({length: Math.min(jobs.length, availableParallelism())}, () => start(file));
  const work = async (child: ChildProcess): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [i, job] = next;
      results[i] = await ask<Job, Result>(child, job);
    }
  };
  try {
    await Promise.all(children.map(work));
  } finally {
    for (const child of children) child.kill();
  }
  return results;
}

function start(file: string): ChildProcess {
  return fork(file, {execArgv: ['--import', 'tsx'], serialization: 'advanced'});
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

/** Answers the jobs that `runJobs` sends to this process with what `handle` returns, one at a time. */
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
