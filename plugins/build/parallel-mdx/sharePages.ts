import type {Compile, Page} from './types';

/** A compiler in a worker thread. */
export type Helper = {readonly compile: Compile; readonly stop: () => Promise<void>};

export type Shared = {
  readonly compile: Compile;
  /** Stops the worker if there is one. Call this when no page is left. */
  readonly stop: () => Promise<void>;
};

type Job = {
  readonly page: Page;
  readonly resolve: (code: string) => void;
  readonly reject: (error: unknown) => void;
};

/**
 * How many pages have to be waiting before the worker starts. Starting it costs about as much CPU time as compiling a
 * hundred pages, so a build that finds nearly all pages in the bundler's cache doesn't start it.
 */
export const MANY = 150;

/**
 * How many pages the worker has queued. The main thread may be busy with one page for as long as the worker needs for
 * these.
 */
const AHEAD = 16;

/**
 * Returns a compiler that gives each page to `own` or to the worker, whichever is free first. `own` takes pages from
 * the start of their order and the worker takes them from the end, so that neighbors compile in the same thread.
 * `own` gets one page at a time, because many unfinished pages would all have to stay in memory.
 */
export function sharePages(own: Compile, startHelper: () => Helper, many = MANY, most = AHEAD): Shared {
  const queue: Job[] = [];
  let helper: Helper | undefined;
  let busy = false;
  let ahead = 0;

  const enqueue = (job: Job): void => {
    const next = queue.findIndex(({page}) => page.order > job.page.order);
    queue.splice(next < 0 ? queue.length : next, 0, job);
  };

  const run = (job: Job, compile: Compile): Promise<void> => compile(job.page).then(job.resolve, job.reject);

  const runOwn = async (): Promise<void> => {
    busy = true;
    for (let job = queue.shift(); job; job = queue.shift()) {
      await run(job, own);
      // Between two pages, let the worker's messages and the bundler run.
      await new Promise(setImmediate);
    }
    busy = false;
  };

  const feedHelper = (): void => {
    if (queue.length >= many) helper ??= startHelper();
    while (helper && ahead < most) {
      const job = queue.pop();
      if (!job) return;
      ahead++;
      void run(job, helper.compile).then(() => {
        ahead--;
        feedHelper();
      });
    }
  };

  return {
    compile: (page) =>
      new Promise((resolve, reject) => {
        enqueue({page, resolve, reject});
        feedHelper();
        if (!busy) void runOwn();
      }),
    stop: async () => {
      await helper?.stop();
      helper = undefined;
    },
  };
}
