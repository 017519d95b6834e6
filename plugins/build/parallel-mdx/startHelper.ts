import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext} from '@docusaurus/types';
import {loadTinypool} from './native.cjs';
import {AHEAD, type Helper} from './sharePages';
import type {WorkerSite} from './types';

/**
 * The size of the young generation of the worker's heap, in MB: large enough for a page's short-lived objects to be
 * collected there.
 */
const YOUNG_GENERATION_MB = 192;

/** A worker that starts compiling when `open` passes it what the docs plugin loaded. */
export type StartedHelper = Helper & {readonly open: (content: LoadedContent) => void};

/** Starts a worker that compiles pages of a site. If it can't load the site, every page given to it is rejected. */
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
  const starting = loadTinypool().then(
    ({Tinypool}) =>
      new Tinypool({
        filename: path.join(__dirname, 'worker.cjs'),
        maxThreads: 1,
        concurrentTasksPerWorker: AHEAD,
        resourceLimits: {maxYoungGenerationSizeMb: YOUNG_GENERATION_MB},
      }),
  );
  const ask = (name: string, task: unknown): Promise<unknown> =>
    starting.then((pool) => pool.run(task, {name}));
  // The worker keeps the error and rejects every page with it.
  const load = (name: string, task: unknown): void => void ask(name, task).catch(() => undefined);
  load('loadSite', site);
  return {
    open: (content) => load('open', content),
    compile: (page) => ask('compile', page) as Promise<string>,
    stop: async () => (await starting).destroy(),
  };
}
