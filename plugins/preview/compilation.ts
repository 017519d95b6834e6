import {setTimeout as sleep} from 'node:timers/promises';

/** What is known of the bundler's work, in milliseconds where it is time. */
export type Compilation = {
  /** To be called when the bundler starts to compile, or knows that it will. */
  readonly begin: () => void;
  /** To be called when it is done, whether it compiled or failed. */
  readonly end: () => void;
  /** Returns when nothing is being compiled, and the browser had time to fetch what was. */
  readonly settled: () => Promise<void>;
};

/**
 * Returns a record of what a bundler is doing. `notice` is how long after a change of a file the bundler may take to
 * see it, `fetch` how long the browser takes to fetch an update, both in milliseconds. `wait` lets that time pass.
 */
export function recordCompilation(
  {notice, fetch}: {readonly notice: number; readonly fetch: number},
  wait: (milliseconds: number) => Promise<unknown> = sleep,
): Compilation {
  let compiling: {readonly done: Promise<void>; readonly end: () => void} | undefined;
  return {
    begin() {
      compiling ??= pending();
    },
    end() {
      compiling?.end();
      compiling = undefined;
    },
    async settled() {
      await wait(notice);
      if (!compiling) return;
      await compiling.done;
      await wait(fetch);
    },
  };
}

function pending(): {done: Promise<void>; end: () => void} {
  let end = (): void => undefined;
  const done = new Promise<void>((resolve) => (end = resolve));
  return {done, end};
}
