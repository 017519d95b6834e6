import os from 'node:os';
import path from 'node:path';
import {Worker, type WorkerOptions} from 'node:worker_threads';

export type WorkerStartOptions = WorkerOptions & {
  /**
   * One of `os.constants.priority`. Only Linux supports it; on other systems, the thread has the process's priority.
   */
  readonly priority?: number;
};

/**
 * Starts a worker thread that runs the TypeScript module in `file`, an absolute path. The module gets `data` as
 * `workerData`.
 */
export function startWorker(
  file: string,
  data: unknown,
  {priority, ...options}: WorkerStartOptions = {},
): Worker {
  const argv = [file, ...(priority === undefined ? [] : [priority])];
  return new Worker(path.join(__dirname, 'startWorker.cjs'), {...options, argv, workerData: data});
}

/**
 * Runs a module in a low-priority worker thread and resolves when the thread exits. Rejects with what the module
 * threw, or if the thread exits with an error code.
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
