import type {Stage} from './stages';

/** How a stage ended; it's left out if a stage that it needs didn't pass. */
export type Outcome = {
  readonly stage: Stage;
  readonly result: 'passed' | 'failed' | 'left out';
  /** Wall-clock time. */
  readonly seconds: number;
};

/**
 * Runs the stages on `cores` cores and resolves with how each ended. They start in their order, so a stage has to come
 * after those that it waits for. A failed stage doesn't end the run, because one run should show everything that is
 * wrong.
 *
 * `run` resolves to whether the stage passed.
 */
export async function runStages(
  stages: readonly Stage[],
  cores: number,
  run: (stage: Stage) => Promise<boolean>,
): Promise<Outcome[]> {
  const take = coresOf(cores);
  const outcomes = new Map<string, Promise<Outcome>>();
  const endOf = (names: readonly string[] = []): Promise<Outcome[]> =>
    Promise.all(names.flatMap((name) => outcomes.get(name) ?? []));
  const outcomeOf = async (stage: Stage): Promise<Outcome> => {
    const needed = await endOf(stage.needs);
    await endOf(stage.after);
    if (needed.some(({result}) => result !== 'passed')) {
      return {stage, result: 'left out', seconds: 0};
    }
    const release = await take(Math.min(stage.cores, cores));
    const startedAt = performance.now();
    const hasPassed = await run(stage).finally(release);
    return {
      stage,
      result: hasPassed ? 'passed' : 'failed',
      seconds: (performance.now() - startedAt) / 1000,
    };
  };
  for (const stage of stages) outcomes.set(stage.name, outcomeOf(stage));
  return Promise.all(outcomes.values());
}

/** Returns a function that resolves, first come first served, once that many cores are free, to their release. */
function coresOf(total: number): (wanted: number) => Promise<() => void> {
  let free = total;
  const waiting: {readonly wanted: number; readonly start: () => void}[] = [];
  const startWaiting = (): void => {
    for (let [next] = waiting; next && next.wanted <= free; [next] = waiting) {
      free -= next.wanted;
      waiting.shift();
      next.start();
    }
  };
  return async (wanted) => {
    await new Promise<void>((start) => {
      waiting.push({wanted, start});
      startWaiting();
    });
    return () => {
      free += wanted;
      startWaiting();
    };
  };
}
