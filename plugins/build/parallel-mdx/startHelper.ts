import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext} from '@docusaurus/types';
import {startWorker} from '../../lib/worker';
import type {Helper} from './sharePages';
import type {Answer, Page, Request, WorkerSite} from './types';

/**
 * The size of the young generation of the worker's heap, in MB: large enough for a page's short-lived objects to be
 * collected there.
 */
const YOUNG_GENERATION_MB = 192;

/** A worker that starts compiling when `open` passes it what the docs plugin loaded. */
export type StartedHelper = Helper & {readonly open: (content: LoadedContent) => void};

type Waiting = {readonly resolve: (code: string) => void; readonly reject: (error: Error) => void};

/**
 * Starts a worker that compiles pages of a site. If it fails, every page given to it is rejected. Until it gets a
 * page, it doesn't keep the process alive.
 */
export function startHelper(context: LoadContext): StartedHelper {
  const {siteDir, siteConfigPath, generatedFilesDir, localizationDir, outDir, baseUrl, i18n} = context;
  const site: WorkerSite = {
    siteDir,
    siteConfigPath,
    generatedFilesDir,
    localizationDir,
    outDir,
    baseUrl,
    i18n,
  };
  const worker = startWorker(path.join(__dirname, 'worker.ts'), site, {
    resourceLimits: {maxYoungGenerationSizeMb: YOUNG_GENERATION_MB},
  });
  worker.unref();
  const ask = (request: Request): void => worker.postMessage(request);
  const waiting = new Map<number, Waiting>();
  let failure: Error | undefined;
  let asked = 0;
  const failAll = (error: Error): void => {
    // The first error is the cause; the worker's exit follows it.
    failure ??= error;
    for (const {reject} of waiting.values()) reject(failure);
    waiting.clear();
  };
  worker.on('error', failAll);
  worker.on('exit', (code) => failAll(new Error(`The thread that compiles pages exited with code ${code}.`)));
  worker.on('message', (answer: Answer) => {
    const asker = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('error' in answer) asker?.reject(answer.error);
    else asker?.resolve(answer.code);
  });
  return {
    open: (content) => ask({content}),
    compile: (page: Page) =>
      new Promise((resolve, reject) => {
        if (failure) return reject(failure);
        worker.ref();
        const id = asked++;
        waiting.set(id, {resolve, reject});
        ask({id, page});
      }),
    stop: async () => {
      worker.removeAllListeners('exit');
      await worker.terminate();
    },
  };
}
