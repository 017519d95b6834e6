import path from 'node:path';
import {WORKER_FILE} from '../browser/paths';

/** The parts of the bundler that this needs. Docusaurus hands it to plugins. */
export type Bundler = (
  options: object,
  done: (error: Error | null, stats?: {hasErrors(): boolean; toString(options: object): string}) => void,
) => {close(done: () => void): void};

/** Writes the service worker to `outDir`. Rejects with the bundler's messages if it doesn't compile. */
export function compileWorker(bundler: Bundler, outDir: string): Promise<void> {
  const options = {
    mode: 'production',
    target: ['webworker', 'es2022'],
    devtool: false,
    entry: path.join(__dirname, '../worker/worker.ts'),
    output: {path: outDir, filename: WORKER_FILE},
    resolve: {extensions: ['.ts', '.js']},
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: {jsc: {parser: {syntax: 'typescript'}, target: 'es2022'}},
          type: 'javascript/auto',
        },
      ],
    },
  };
  return new Promise((resolve, reject) => {
    const compiler = bundler(options, (error, stats) => {
      compiler.close(() => {
        if (error || !stats || stats.hasErrors())
          reject(error ?? new Error(`offline: the service worker doesn't compile.\n${stats?.toString({})}`));
        else resolve();
      });
    });
  });
}
