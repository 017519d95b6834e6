import path from 'node:path';
import {Worker} from 'node:worker_threads';

/**
 * Runs the TypeScript module in `file`, an absolute path, in a worker thread, with `data` as its `workerData`. Resolves
 * when the thread exits. Rejects with what the module threw, or if the thread exits with an error code.
 */
export function runInWorker(file: string, data: unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(path.join(__dirname, 'startWorker.cjs'), {
      argv: [file],
      workerData: data,
    });
    worker.on('error', reject);
    worker.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The worker thread of ${file} exited with code ${code}.`));
    });
  });
}
