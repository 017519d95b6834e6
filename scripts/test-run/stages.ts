/** A part of the test run: one command, which passes if it ends with exit code 0. */
export type Stage = {
  readonly name: string;
  /** What `npm run` runs, without `npm run`. */
  readonly script: string;
  /** How many cores have to be free for the stage to start. */
  readonly cores: 1 | 2;
  /** Stages that have to pass before, because this one reads what they write. */
  readonly needs?: readonly string[];
  /** Stages that have to end before, because this one uses what they leave in a cache. */
  readonly after?: readonly string[];
  /** Whether the stage is a Jest project, whose slowest files are printed at the end. */
  readonly jest?: boolean;
};

/** What `npm test` runs: what would stop a reader or break a build. */
export const STAGES: readonly Stage[] = [
  {name: 'build', script: 'build', cores: 1},
  {name: 'contracts', script: 'test:contracts', cores: 1, jest: true},
  {name: 'types', script: 'types', cores: 1},
  {name: 'lint', script: 'lint:code', cores: 1},
  {name: 'format', script: 'lint:format', cores: 1},
  {name: 'unused', script: 'lint:unused', cores: 1},
  // It can use two cores, but it may start beside the end of the build, when one is free.
  {name: 'content', script: 'check:content', cores: 1},
  {name: 'unit', script: 'test:unit', cores: 2, jest: true},
  {name: 'html', script: 'test:html', cores: 2, needs: ['build'], jest: true},
  {name: 'essential', script: 'test:essential', cores: 2, needs: ['build'], jest: true},
];

/** What `npm run test:all` adds: what takes minutes, and concerns those who change that part. */
export const MORE_STAGES: readonly Stage[] = [
  {name: 'browser', script: 'test:browser', cores: 2, needs: ['build'], jest: true},
  {name: 'pages', script: 'test:pages', cores: 2, needs: ['build'], jest: true},
  {name: 'fixtures', script: 'test:fixtures', cores: 2, jest: true},
  {name: 'visual', script: 'test:visual', cores: 2, jest: true},
  {name: 'facts', script: 'test:facts', cores: 1, jest: true},
  {name: 'caches', script: 'test:slow', cores: 2, jest: true},
  {name: 'cut', script: 'test:cut', cores: 2, jest: true},
];

/**
 * Returns the stages with the names in `parts`, or all of `stages` if it's empty. A stage on its own doesn't wait for
 * others: it uses what the last run of them left. Throws if no stage has one of the names.
 *
 * @example
 * chosen(STAGES, ['html']) // [{name: 'html', script: 'test:html', cores: 2, jest: true}]
 */
export function chosen(stages: readonly Stage[], parts: readonly string[]): readonly Stage[] {
  const unknown = parts.find((part) => stages.every(({name}) => name !== part));
  if (unknown !== undefined) {
    throw new Error(
      `There is no part "${unknown}". The parts are ${stages.map(({name}) => name).join(', ')}.`,
    );
  }
  if (parts.length === 0) return stages;
  const isChosen = (name: string): boolean => parts.includes(name);
  return stages
    .filter(({name}) => isChosen(name))
    .map((stage) => ({...stage, needs: stage.needs?.filter(isChosen), after: stage.after?.filter(isChosen)}));
}
