import {setTimeout as sleep} from 'node:timers/promises';

/** Tracks what the bundler is doing. */
export type Compilation = {
  /** Call this when the bundler starts to compile, or is about to. */
  readonly begin: () => void;
  /** Call this when the bundler has finished, whether it succeeded or failed. */
  readonly end: () => void;
  /** Resolves when nothing is being compiled and the browser has had time to fetch the update. */
  readonly settled: () => Promise<void>;
};

/**
 * Returns a tracker for a bundler. `notice` is how long the bundler may take to notice a changed file, and `fetch` is
 * how long the browser takes to fetch an update, both in milliseconds. `wait` waits for that long.
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
