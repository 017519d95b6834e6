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

/** A thread: how it compiles, how it takes its next page, and how many more pages it accepts now. */
type Thread = {readonly compile: Compile; readonly take: () => Job | undefined; free: number};

/**
 * How many pages have to be waiting before the worker starts. Starting it costs about as much CPU time as compiling a
 * hundred pages, so a build that finds nearly all pages in the bundler's cache doesn't start it.
 */
export const MANY = 150;

/**
 * How many pages the worker has queued. The main thread may be busy with one page for as long as the worker needs for
 * these.
 */
export const AHEAD = 16;

/**
 * Returns a compiler that gives each page to `own` or to the worker, whichever is free first. `own` takes pages from
 * the start of their order and the worker takes them from the end, so that neighbors compile in the same thread.
 * `own` gets one page at a time, because many unfinished pages would all have to stay in memory.
 */
export function sharePages(own: Compile, startHelper: () => Helper, many = MANY, most = AHEAD): Shared {
  const queue: Job[] = [];
  const threads: Thread[] = [{compile: own, take: () => queue.shift(), free: 1}];
  let helper: Helper | undefined;

  const feed = (thread: Thread): void => {
    const job = thread.free > 0 ? thread.take() : undefined;
    if (!job) return;
    thread.free--;
    const {page, resolve, reject} = job;
    void thread
      .compile(page)
      .then(resolve, reject)
      .then(() => {
        thread.free++;
        // Between two pages, let the worker's messages and the bundler run.
        setImmediate(feed, thread);
      });
  };

  return {
    compile: (page) =>
      new Promise((resolve, reject) => {
        const next = queue.findIndex((job) => job.page.order > page.order);
        queue.splice(next < 0 ? queue.length : next, 0, {page, resolve, reject});
        if (!helper && queue.length >= many) {
          helper = startHelper();
          threads.unshift({compile: helper.compile, take: () => queue.pop(), free: most});
        }
        threads.forEach(feed);
      }),
    stop: async () => {
      await helper?.stop();
    },
  };
}
