import path from 'node:path';
import {Worker, type WorkerOptions} from 'node:worker_threads';

/** Starts a thread that runs the TypeScript module in `file`, absolute; it finds `data` in `workerData`. */
export function startThread(file: string, data: unknown, options: WorkerOptions = {}): Worker {
  return new Worker(path.join(__dirname, 'startWorker.cjs'), {...options, argv: [file], workerData: data});
}

/** Runs a module in a thread until it ends; rejects with what it threw, or when it ends in another way. */
export function runInThread(file: string, data: unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = startThread(file, data);
    worker.on('error', reject);
    worker.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The thread of ${file} ended with code ${code}.`));
    });
  });
}
