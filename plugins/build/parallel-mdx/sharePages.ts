import type {Compile, Page} from './types';

/** A compiler in another thread. */
export type Helper = {readonly compile: Compile; readonly stop: () => Promise<void>};

export type Shared = {
  readonly compile: Compile;
  /** Ends the helper, if there is one. To be called when no page is left. */
  readonly stop: () => Promise<void>;
};

type Job = {
  readonly page: Page;
  readonly resolve: (code: string) => void;
  readonly reject: (error: unknown) => void;
};

/**
 * Pages that must wait before a helper is started: to start one costs about as much CPU time as to compile
 * a hundred, so a build that finds nearly all pages in the bundler's cache does without.
 */
export const MANY = 150;

/** Pages given to the helper at once: our thread may be busy with one page for as long as it takes for these. */
const AHEAD = 16;

/**
 * Returns a compiler that gives each page to `own` or to a helper, whichever is free first: `own` takes them from
 * the front of their order, the helper from its end, so that neighbours meet in the same thread. `own` gets one
 * page at a time: many half-done ones at once would all have to be kept in memory.
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
      // Between two pages the helper's answers and the bundler get their turn.
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
