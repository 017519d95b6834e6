import os from 'node:os';
import path from 'node:path';
import {Worker, type WorkerOptions} from 'node:worker_threads';

export type WorkerStartOptions = WorkerOptions & {
  /** One of `os.constants.priority`, on Linux; elsewhere it has that of the process. */
  readonly priority?: number;
};

/** Starts a thread that runs the TypeScript module in `file`, absolute; it finds `data` in `workerData`. */
export function startWorker(
  file: string,
  data: unknown,
  {priority, ...options}: WorkerStartOptions = {},
): Worker {
  const argv = [file, ...(priority === undefined ? [] : [priority])];
  return new Worker(path.join(__dirname, 'startWorker.cjs'), {...options, argv, workerData: data});
}

/**
 * Runs a module in a thread until it ends, when no other work of the build wants the core. Rejects with what it threw,
 * or when it ends in another way.
 */
export function runInWorker(file: string, data: unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = startWorker(file, data, {priority: os.constants.priority.PRIORITY_LOW});
    worker.on('error', reject);
    worker.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The worker thread of ${file} exited with code ${code}.`));
    });
  });
}
